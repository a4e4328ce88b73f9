import type { Handlers } from '../handler.ts'
import { getCantonElections } from '../services/election.ts'
import { getCantonConstituencies, getCantons, getConstituencies, getPlaces, lookUpCanton } from '../services/place.ts'

export const placeHandlers = {
  getCantons: ({ query }, { catalogue }) => getCantons(catalogue, query.lang),
  getCantonConstituencies: ({ params, query }, { catalogue }) => getCantonConstituencies(catalogue, params.id, query.lang),
  getCantonElections: ({ params, query }, { catalogue }) => getCantonElections(catalogue, params.id, query.lang),
  getConstituencies: ({ query }, { catalogue }) => getConstituencies(catalogue, query.lang),
  lookUpCanton: ({ query }, { catalogue }) => lookUpCanton(catalogue, query.zip),
  getPlaces: (_, { catalogue }) => getPlaces(catalogue),
} satisfies Partial<Handlers>
