import { userExport } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'
import type { ParsedDocument } from './parsed-document.ts'
import { bodyLimitsOf, parsedBody } from './request-body.ts'

export type { ParsedDocument } from './parsed-document.ts'

/**
 * Parses and checks a whole document of an import, for a thread of its own: to tell what is wrong with a megabyte that is wrong everywhere takes
 * up to half a second. Rejects with what is unexpected only.
 */
export async function parseDocument(bytes: Uint8Array): Promise<ParsedDocument> {
  try {
    return { value: await parsedBody(userExport, bytes, bodyLimitsOf('importUser')) }
  } catch (error) {
    if (error instanceof BadRequestError) return { code: error.code, parameters: error.parameters }
    if (error instanceof DomainError) return { code: error.code, errors: error.errors }
    throw error
  }
}
