import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { ApiRequest } from '../api-request.ts'
import { resetServer } from '../in-page-server.ts'
import { withoutLooseTexts } from '../loose-texts.ts'
import { Page } from '../page.ts'
import { beginAnew, endPage, newVoter } from '../screen-test.ts'
import { markTutorialsSeen } from '../tutorials.ts'
import { createScene, type Scene, type ScreenState, type StateGroup } from './scene.ts'

/** Hundreds of rows of a parliament are looked at in four looks, on a busy machine too. */
const TIMEOUT_MS = 120_000
const NOBODY = { id: 0, token: '' }

/** How the rows of a matrix are tested. */
export interface RowTest {
  /** What is tested, for the name of a test. */
  readonly nameOf: (screen: string) => string
  readonly check: (scene: Scene, state: ScreenState) => Promise<void>
}

/** A test for each row of the groups: each group in a page of its own, as whom it is shown to. */
export function testRows(groups: readonly StateGroup[], rowTest: RowTest): void {
  for (const group of groups) describe(group.title, () => testGroup(group, rowTest))
}

function testGroup({ who, tutorials, states }: StateGroup, { nameOf, check }: RowTest): void {
  const page = new Page()
  let scene: Scene
  beforeAll(async () => {
    beginAnew()
    const request = new ApiRequest()
    const voter = who === 'visitor' ? NOBODY : await newVoter()
    if (who === 'voter' && !tutorials) await markTutorialsSeen(request, voter)
    scene = createScene({ page, request, voter })
  })
  afterEach(resetServer)
  afterAll(() => endPage(page))
  for (const state of states)
    test(`${nameOf(state.screen)}: ${state.state}`, () => withoutLooseTexts(() => check(scene, state)), TIMEOUT_MS)
}
