// @module-tag slow

import { test } from 'vitest'
import { drawnElection } from './drawn-election.ts'
import { followGuide } from './follow-guide.ts'

// Fails when a command of the guide is renamed, says something else, a draft is shown before it is published, or /source/{id} answers with another source.
test('the guide leads from an empty folder to a corrected result of a drawn Basel-Stadt 2020', async () => {
  await followGuide(drawnElection())
})
