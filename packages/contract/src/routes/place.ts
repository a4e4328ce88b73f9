import { z } from 'zod'
import { calls } from '../calls.ts'
import { canton, cantonLookup, constituency, places } from '../entities/canton.ts'
import { election } from '../entities/election.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

export const placeRoutes = {
  getCantons: defineRoute(calls.getCantons, { query: langQuery, response: z.array(canton) }),
  getCantonConstituencies: defineRoute(calls.getCantonConstituencies, {
    params: pathIds('id'),
    query: langQuery,
    response: z.array(constituency),
    errors: ['canton_not_found'],
  }),
  getCantonElections: defineRoute(calls.getCantonElections, {
    params: pathIds('id'),
    query: langQuery,
    response: z.array(election),
    errors: ['canton_not_found'],
  }),
  getConstituencies: defineRoute(calls.getConstituencies, { query: langQuery, response: z.array(constituency) }),
  lookUpCanton: defineRoute(calls.lookUpCanton, {
    query: z.strictObject({ zip: z.string().regex(/^[0-9]{4}$/) }),
    response: cantonLookup,
    errors: ['zip_unknown'],
  }),
  getPlaces: defineRoute(calls.getPlaces, { response: places }),
}
