import { createScene, type Scene } from '../scene.ts'
import { ApiRequest } from '../../api-request.ts'
import { Page } from '../../page.ts'
import { beginAnew, endPage, expect, newVoter } from '../../screen-test.ts'
import { sleep } from '../../sleep.ts'
import { markTutorialsSeen } from '../../tutorials.ts'
import { translate } from './translate.ts'

/** A screen, and what somebody does there so that its numbers and texts change. */
export interface Walk {
  readonly screen: string
  readonly who?: 'visitor'
  readonly open: (scene: Scene) => Promise<void>
  /** Each changes what the screen says. */
  readonly steps: readonly ((scene: Scene) => Promise<void>)[]
}

const NOBODY = { id: 0, token: '' }
const PATIENCE_MS = 10_000
const QUIET_LOOKS = 6
const LOOK_MS = 50
/** Of the minute, or of the voter, whoever that is. */
const PASSING = /\b\d{2}:\d{2}\b|Gespeichert|Wird gespeichert/g

/** Without the sentences for screen readers: of several that follow each other the last stands, and a pause says more. */
function shownText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  const [shown, said] = [document.body.innerText, document.getElementById('announcer')?.innerText ?? '']
  return (said === '' ? shown : shown.replace(said, '')).replace(PASSING, '').replace(/\s+/g, ' ').trim()
}

/** What the page says once it has changed and says nothing new any more. */
async function settledText(before: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS
  let [text, quiet] = [shownText(), 0]
  while ((quiet < QUIET_LOOKS || text === before) && performance.now() < end) {
    await sleep(LOOK_MS)
    const now = shownText()
    quiet = now === text ? quiet + 1 : 0
    text = now
  }
  return text
}

async function walkThrough(walk: Walk, isTranslated: boolean): Promise<string[]> {
  const page = new Page()
  beginAnew()
  const request = new ApiRequest()
  const voter = walk.who === 'visitor' ? NOBODY : await newVoter({ username: 'Robin' })
  if (walk.who !== 'visitor') await markTutorialsSeen(request, voter)
  const scene = createScene({ page, request, voter })
  const texts: string[] = []
  let translation: ReturnType<typeof translate> | undefined
  try {
    await walk.open(scene)
    texts.push(await settledText(''))
    if (isTranslated) translation = translate()
    for (const step of walk.steps) {
      await step(scene)
      texts.push(await settledText(texts.at(-1) ?? ''))
    }
  } finally {
    translation?.end()
    await endPage(page)
  }
  return texts
}

/** Does the same on a page as it is and on one that the browser has translated: both say the same after each step, and no screen breaks. */
export async function expectSameTranslated(walk: Walk): Promise<void> {
  const errors: string[] = []
  const onError = ({ message }: ErrorEvent) => {
    // Of the layout, and of no consequence.
    if (!message.startsWith('ResizeObserver')) errors.push(message)
  }
  addEventListener('error', onError)
  try {
    const plain = await walkThrough(walk, false)
    plain.forEach((text, index) => {
      if (index > 0) expect(text).not.toBe(plain[index - 1])
    })
    expect(await walkThrough(walk, true)).toEqual(plain)
    expect(errors).toEqual([])
  } finally {
    removeEventListener('error', onError)
  }
}
