import type { StatementText } from '@plenara/contract'

/** A comment on an answer, in visible characters. */
export const MAX_COMMENT = 300

/** The texts of a profile, in visible characters. */
export const MAX_TEXTS: Readonly<Record<StatementText['text'], number>> = {
  ...{ occupation: 120, motto: 120, household: 120, hobbies: 200 },
  ...{ education: 400, otherExperience: 400 },
  ...{ mainGoals: 600, motivation: 600, politicalExperience: 600, politicalPositions: 1_000 },
}

/** An organisation, or a role in it, in visible characters. */
export const MAX_LINE = 120

/** How many questions can be especially important: without a limit the mark would mean nothing. */
export const MAX_IMPORTANT = 10

export type TextFlaw = 'text_too_long' | 'text_not_allowed' | 'link_not_allowed'

/** Invisible characters: control and format characters (direction included), unassigned ones, lone surrogates, fillers, blank letters. */
export const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u
/** Invisible characters that belong to an emoji: joiners between its parts, selectors after a sign. */
const PARTS_OF_EMOJI = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\ufe0f/gu
/** More marks on one letter than any script needs: they cover the lines around. */
const PILE_OF_MARKS = /\p{M}{5}/u
/** Domains in lower case alone: a sentence that begins without a space before it has a capital letter. */
const LINK =
  /\b[a-z][a-z\d+.-]*:\/\/|\b(?:mailto|javascript|data):\S|\bwww\.\S|\S@[\p{L}\d-]+\.\p{L}|[\p{L}\d-]{2}\.(?:ch|li|com|org|net|info|swiss|eu|de|fr|it|at|io|me|app)(?![\p{L}\d])/u

/**
 * A text in the form in which it is stored: composed (NFC), trimmed, with one kind of line break and at most one empty line. Soft hyphens, which programs
 * insert invisibly, are removed.
 */
export function composedText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\u00a0\u202f\ufeff]/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

let segmenter: Intl.Segmenter | undefined

/** The number of visible characters: a letter with its marks counts as one, and so does an emoji of several parts. */
export function seenLength(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Why a composed text cannot be published; null if it can. @param longest in visible characters */
export function textFlaw(text: string, longest: number): TextFlaw | null {
  if (UNSEEN.test(text.replaceAll('\n', '').replace(PARTS_OF_EMOJI, '')) || PILE_OF_MARKS.test(text)) return 'text_not_allowed'
  if (LINK.test(text)) return 'link_not_allowed'
  return seenLength(text) > longest ? 'text_too_long' : null
}
