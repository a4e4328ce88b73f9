import type { LocalizedText } from '@plenara/contract'
import { demoData, demoParliament } from '@plenara/demo-data'

/** Prints every name and title of the demonstration that is long enough to be nobody else's, as JSON: for tests that look at pages. */
function inventedWords(): string[] {
  const demo = demoData()
  const parliament = demoParliament(demo)
  const people = [...(demo.elections ?? []).flatMap(({ candidates }) => candidates), ...(parliament.councillors ?? [])]
  const texts: readonly LocalizedText[] = [
    ...(demo.elections ?? []).flatMap(({ election, lists }) => [election.name, ...lists.map(({ name }) => name)]),
    ...(demo.questionnaires ?? []).flatMap(({ questions, axes }) => [
      ...questions.map(({ text }) => text),
      ...axes.map(({ name }) => name),
    ]),
    ...(parliament.parliamentVotes ?? []).map(({ affairTitle }) => affairTitle),
    ...(parliament.peopleVotes ?? []).flatMap(({ title, shortTitle }) => [title, shortTitle]),
    ...(parliament.affairs ?? []).map(({ title }) => title),
    ...(parliament.groups ?? []).map(({ name }) => name),
  ]
  const words = [
    ...people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...texts.flatMap((text) => Object.values(text)),
    ...(parliament.articles ?? []).map(({ title }) => title),
  ]
  const parties = (parliament.parliamentParties ?? []).flatMap(({ name, abbreviation }) => [...Object.values(name), abbreviation.de ?? ''])
  // Short ones are words of the interface too.
  return [...new Set([...parties.filter((word) => word.length >= 5), ...words.filter((word) => word.length >= 8)])]
}

process.stdout.write(JSON.stringify(inventedWords()))
