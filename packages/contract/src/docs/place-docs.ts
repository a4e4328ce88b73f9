import type { placeRoutes } from '../routes/place.ts'
import type { CallDoc } from './call-doc.ts'

export const placeDocs: Readonly<Record<keyof typeof placeRoutes, CallDoc>> = {
  getCantons: { summary: 'The 26 cantons' },
  getCantonConstituencies: { summary: 'The constituencies of a canton' },
  getCantonElections: {
    summary: 'All elections of a canton',
    description: 'Of all levels, years and constituencies: newest day first, then executive first, then by seats.',
  },
  getConstituencies: { summary: 'The constituencies of all cantons' },
  lookUpCanton: {
    summary: 'The canton of a postcode',
    description: 'By share of the addresses, the largest first.',
    answer: { code: 'BS', cantons: ['BS'], municipalities: [{ name: 'Basel', cantonCode: 'BS', constituencyId: 45 }] },
  },
  getPlaces: {
    summary: 'All postcodes with their municipalities',
    description: 'The same for everybody, so that a client can look a postcode up without telling it, in the order of `/canton-lookup`.',
    answer: {
      municipalities: [{ name: 'Basel', cantonCode: 'BS', constituencyId: 45, constituencyIds: [45] }],
      postcodes: { '4055': [0] },
    },
  },
}
