import { printedGroups } from '@plenara/domain'
import { csvOf } from '../../../platform/csv.ts'
import { dayInMail } from '../../../notify/mail/write-mail.ts'
import { nameOf } from '../desk-mail.ts'
import { letterPage, type LetterSites } from './letter-sheets.ts'
import type { Letter } from './make-letters.ts'

const NAMES = [
  'name',
  'postal_address',
  'election',
  'election_name',
  'list',
  'list_name',
  'number',
  'language',
  'code',
  'page',
  'link',
  'valid_until',
]

/** Letters as a table for mail merge; `link` is what a QR code leads to. The date of birth stands in none. */
export function letterTable(letters: readonly Letter[], sites: LetterSites): string {
  const rows = letters.map((letter) => {
    const { official, addressee, language, code, expiresAt } = letter
    const { election, list, number } = official
    return [
      ...[nameOf(official), addressee.postalAddress, election.id, election.name, list?.number, list?.name, number, language],
      ...[printedGroups(code), letterPage(sites, letter), letterPage(sites, letter, code), dayInMail(expiresAt, language)],
    ]
  })
  return csvOf([NAMES, ...rows])
}
