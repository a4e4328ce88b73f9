import { problemsOf, readJsonElements } from '../json.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { readAppTexts } from './app-texts.ts'
import { readBooklet } from './booklet.ts'

/**
 * Explanations of people's votes (JSON): the texts of the VoteInfo app in four languages, or the section "in brief" of the booklet of the
 * Federal Chancellery. Where an explanation contradicts the recommendation beside it, that is reported.
 */
export async function parseExplanations(source: Source): Promise<ParliamentParsed> {
  const { problems, report } = problemsOf(source)
  const explanations = isList(source) ? readAppTexts(readJsonElements(source, [['*']], report), report) : readBooklet(source, report)
  return parliamentParsed(source, { explanations }, problems)
}

/** The app's texts are a list of votes, the booklet is one object. */
function isList(source: Source): boolean {
  return /^[\s\uFEFF]*\[/.test(new TextDecoder().decode(source.bytes.subarray(0, 100)))
}
