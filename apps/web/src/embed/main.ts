import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'
import { electionTitle, zurichDay } from '@plenara/domain/elections'
import { ballotsOf, ballotsOfBody, cantonIdOf, type Place, placesOf } from './ballot-choice.ts'
import { ASKED, type FrameAnswer, nextToAsk } from './first-questions.ts'
import { frameResult } from './frame-result.ts'
import { createTranslate } from './frame-texts.ts'
import { type Ballot, loadBallot } from './load-ballot.ts'
import { createPublicCalls, NotThereError } from './public-calls.ts'
import { button } from './view/elements.ts'
import { resultStep } from './view/result-step.ts'
import { createStage } from './view/stage.ts'
import { choiceStep, continueLink, noticeStep, placeStep, questionStep, type Step } from './view/steps.ts'

const language = document.documentElement.lang.replace('-CH', '') as InterfaceLanguage
const messages = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Messages
const t = createTranslate(language, messages)
const calls = createPublicCalls(language === 'gsw' ? 'de' : language)
const asked = new URLSearchParams(location.search)
const frame = document.getElementById('frame') ?? document.body
const stage = createStage(frame, window.parent === window ? null : window.parent)
const over = document.getElementById('over') ?? frame
/** The seed of the fair random orders; stored nowhere. */
const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

function begin(): void {
  over.textContent = ''
  const electionId = Number(asked.get('election'))
  const step = electionId > 0 ? noticeStep(t, 'common.loading', []) : placeStep(t, (zip) => attempt(step, () => findPlace(zip, step)))
  stage.show(step, { stage: 'place' })
  if (electionId > 0) attempt(step, async () => openBallot(await loadBallot(calls, [await calls.election(electionId)])))
}

/** Runs an asynchronous task; if it fails, the reader may try again. */
function attempt(step: Step, task: () => Promise<void>): void {
  if (step.content.ariaBusy === 'true') return
  step.content.ariaBusy = 'true'
  step.say(t('common.loading'), 'status')
  task()
    .catch((error: unknown) => (error instanceof NotThereError ? showNone() : showFailure(() => attempt(step, task))))
    .finally(() => {
      step.content.ariaBusy = 'false'
    })
}

async function findPlace(zip: string, step: Step): Promise<void> {
  const lookup = await calls.lookUp(zip).catch((error: unknown) => {
    if (error instanceof NotThereError) return null
    throw error
  })
  if (!lookup) return step.say(t('embed.unknownZip', { zip }), 'fault')
  const places = placesOf(lookup)
  const cantons = new Set(places.map(({ cantonCode }) => cantonCode))
  if (cantons.size > 1) return chooseMunicipality(places)
  await openPlaces(places)
}

function chooseMunicipality(places: readonly Place[]): void {
  const options = places.map((place) => ({
    label: place.municipality === null ? place.cantonCode : `${place.municipality} (${place.cantonCode})`,
    value: place,
  }))
  const onPick = (place: Place, step: Step) => attempt(step, () => openPlaces([place]))
  stage.show(choiceStep(t, { title: 'embed.municipality', options, onPick, onBack: begin }), { stage: 'place' })
}

/** Continues with all places of a canton as long as their ballot is the same. */
async function openPlaces(places: readonly Place[]): Promise<void> {
  const [first] = places
  if (!first) return showNone()
  const cantonId = cantonIdOf(first.cantonCode)
  const elections = await calls.elections(cantonId)
  const ballots = ballotsOf(elections, places, { day: asked.get('day'), today: zurichDay(Date.now()) })
  const ofBody = ballotsOfBody(ballots)
  if (ofBody.length <= 1) return openBallot(await loadBallot(calls, ballots))
  if (places.length > 1) return chooseMunicipality(places)
  const names = new Map((await calls.constituencies(cantonId)).map(({ id, name }) => [id, name]))
  const options = ofBody.map((election) => ({ label: names.get(election.constituencyId ?? 0) ?? election.name, value: election }))
  const onPick = (election: (typeof ofBody)[number], step: Step) =>
    attempt(step, async () => openBallot(await loadBallot(calls, [election])))
  stage.show(choiceStep(t, { title: 'election.constituency.title', options, onPick, onBack: begin }), { stage: 'place' })
}

function openBallot(ballot: Ballot | null): void {
  if (!ballot) {
    showNone()
    return
  }
  over.textContent = electionTitle(ballot.election)
  ask(ballot, [])
}

/** Asks the next question; `given` is the former choice if the reader has gone back. */
function ask(ballot: Ballot, answers: readonly FrameAnswer[], given?: number | null): void {
  const { election, matrix, toAsk } = ballot
  const question = nextToAsk(matrix, toAsk, answers)
  if (!question) {
    showResult(ballot, answers)
    return
  }
  const total = Math.min(ASKED, toAsk.length)
  const stepFor = (shown: typeof question) =>
    questionStep(t, {
      ...{ question: shown, number: answers.length + 1, total, isFictional: election.fictional, value: given },
      onAnswer: (value) => ask(ballot, [...answers, { questionId: shown.id, value, weight: 1 }]),
      onBack: answers.length > 0 ? () => ask(ballot, answers.slice(0, -1), answers.at(-1)?.value) : null,
    })
  stage.show(stepFor(question), { stage: 'questions', others: toAsk.map((shown) => () => stepFor(shown)) })
}

function showResult(ballot: Ballot, answers: readonly FrameAnswer[]): void {
  const { election, matrix, questions } = ballot
  const again = button(t('embed.again'), 'plain', () => ask(ballot, []))
  const actions = [continueLink(t, language), again]
  const isSilent = answers.every(({ value }) => value === null)
  const waiting = noticeStep(t, isSilent ? 'embed.silent' : 'common.loading', isSilent ? actions : [])
  stage.show(waiting, { stage: 'result' })
  if (isSilent) return
  attempt(waiting, async () => {
    const people = await ballot.people.catch(() => loadBallot(calls, [election]).then((fresh) => fresh?.people))
    const result = people && frameResult({ matrix, answers, ...people, seed })
    if (!result) return showNone()
    const facts = { answered: answers.length, questions: questions.length, isFictional: election.fictional }
    stage.show(resultStep(t, { result, ...facts, actions }), { stage: 'result' })
  })
}

function showNone(): void {
  const back = asked.has('election') ? [] : [button(t('common.back'), 'plain', begin)]
  stage.show(noticeStep(t, 'embed.none', [continueLink(t, language), ...back]), { stage: 'place' })
}

function showFailure(retry: () => void): void {
  const step = noticeStep(t, 'embed.failed', [button(t('common.retry'), 'primary', retry)])
  stage.show(step, { stage: 'place' })
}

begin()
