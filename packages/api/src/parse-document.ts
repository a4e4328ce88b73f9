import { userExport } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'
import type { ParsedDocument } from './parsed-document.ts'
import { bodyLimitsOf, parseJson, textOfBody } from './request-body.ts'
import { parseBody } from './validation.ts'

export type { ParsedDocument } from './parsed-document.ts'

/**
 * Parses and checks a whole document of an import, for a thread of its own: to tell what is wrong with a megabyte that is wrong everywhere takes
 * up to half a second. Rejects with what is unexpected only.
 */
export async function parseDocument(bytes: Uint8Array): Promise<ParsedDocument> {
  const limits = bodyLimitsOf('importUser')
  try {
    return { value: parseBody(userExport, await parseJson(textOfBody(bytes, limits), limits)) }
  } catch (error) {
    if (error instanceof BadRequestError) return { code: error.code, parameters: error.parameters }
    if (error instanceof DomainError) return { code: error.code, errors: error.errors }
    throw error
  }
}
