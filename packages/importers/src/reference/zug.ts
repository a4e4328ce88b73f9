import type { ConstituencyData } from './constituency-data.ts'

/** Kantonsrat of Zug, 11 constituencies, 80 seats (2022). Municipalities of 2026 as `BFS number name`. */
export const ZUG: readonly ConstituencyData[] = [
  { id: 301, name: { de: 'Baar' }, seats: 15, municipalities: '1701 Baar' },
  { id: 302, name: { de: 'Cham' }, seats: 10, municipalities: '1702 Cham' },
  { id: 303, name: { de: 'Hünenberg' }, seats: 6, municipalities: '1703 Hünenberg' },
  { id: 304, name: { de: 'Menzingen' }, seats: 3, municipalities: '1704 Menzingen' },
  { id: 305, name: { de: 'Neuheim' }, seats: 2, municipalities: '1705 Neuheim' },
  { id: 306, name: { de: 'Oberägeri' }, seats: 4, municipalities: '1706 Oberägeri' },
  { id: 307, name: { de: 'Risch' }, seats: 7, municipalities: '1707 Risch' },
  { id: 308, name: { de: 'Steinhausen' }, seats: 6, municipalities: '1708 Steinhausen' },
  { id: 309, name: { de: 'Unterägeri' }, seats: 6, municipalities: '1709 Unterägeri' },
  { id: 310, name: { de: 'Walchwil' }, seats: 2, municipalities: '1710 Walchwil' },
  { id: 311, name: { de: 'Zug' }, seats: 19, municipalities: '1711 Zug' },
]
