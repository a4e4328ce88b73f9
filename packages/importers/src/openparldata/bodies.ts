import { type CouncilRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { bodyCouncilKey } from '../parliament-keys.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { languages, localized } from './texts.ts'

export const bodySchema = z.object({
  id: z.int().positive(),
  body_key: z.string().min(1),
  name: languages,
  type: z.enum(['country', 'canton', 'city', 'municipality']),
  canton_key: z.string().nullable(),
  legislative_name: languages,
  legislative_seats: z.int().positive().nullable(),
})

/** The parliament of a canton or municipality; null for countries, whose parliaments come from elsewhere. */
export function toCouncil(read: z.infer<typeof bodySchema>): CouncilRecord | string | null {
  if (read.type === 'country') return null
  const cantonCode = toCantonCode(read.canton_key ?? '')
  if (!cantonCode) return `canton_key is no canton: "${read.canton_key ?? ''}"`
  const isCanton = read.type === 'canton'
  return {
    key: bodyCouncilKey(read.body_key),
    id: sourceId('openparldata', read.id),
    code: null,
    level: isCanton ? 'cantonal' : 'communal',
    type: 'legislative',
    cantonCode,
    municipality: isCanton ? null : (localized(read.name).de ?? null),
    name: localized(read.legislative_name),
    abbreviation: {},
    seats: read.legislative_seats,
  }
}
