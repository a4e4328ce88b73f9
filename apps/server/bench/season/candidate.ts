import type { Question } from '@plenara/contract'
import { type DeskOfSeason, type Device, FrozenError, openDevice, reread, sendPortrait, sendSave, sendSubmission } from './device.ts'
import { type PlannedSave, planSaves, valueOn } from './plan-season.ts'

export interface Invited {
  readonly email: string
  /** Of the mail. */
  readonly code: string
}

/** Somebody who answers on the last evening. */
export interface Candidate {
  /** Has everything but submitted in time. */
  readonly isLate: boolean
  /** Does what comes next; false where nothing is left, or nothing can be changed any more. `dueAt`: when it was to be done, by `performance.now()`. */
  step(dueAt: number): Promise<boolean>
  /** Sends the submission that was held back, and one save: what whoever comes too late does. */
  comeLate(): Promise<void>
}

/** What becomes of people, by chance: of a hundred so many … */
const WITH_PORTRAIT = 0.75
const ON_TWO_DEVICES = 0.05
/** … say something else after they have submitted, and submit that, … */
const ONCE_MORE = 0.1
/** … or press the button only once it is too late. */
const TOO_LATE = 0.02
const SAVES = 110
/** Of what is said on two devices so much is said on both at once, and differently. */
const CLASHES = 0.1
const PASSWORD = 'Gletscher12!!'

/** Takes an invitation up, as the desk does it, and reads what is asked. */
export async function takeUp(desk: DeskOfSeason, { email, code }: Invited, pictures: readonly Buffer[]): Promise<Candidate> {
  const address = `10.${part(desk)}.${part(desk)}.${part(desk)}`
  const device = openDevice(desk, address)
  const { candidacies } = await device.client.claim({ query: { lang: 'de' }, body: { code, password: PASSWORD } })
  const [candidacy] = candidacies
  if (!candidacy) throw new Error(`${email} has taken up an invitation to nothing`)
  device.candidacyId = candidacy.id
  await reread(device)
  const { questions } = await device.client.getQuestionnaire({ params: { cid: candidacy.id } })
  const signInAgain = async () => {
    const other = openDevice(desk, address)
    await other.client.signIn({ body: { email, password: PASSWORD } })
    other.candidacyId = candidacy.id
    await reread(other)
    return other
  }
  return beginAnswering(desk, { device, questions, signInAgain, picture: pictures[Math.floor(desk.random() * pictures.length)] })
}

const part = ({ random }: DeskOfSeason) => 1 + Math.floor(random() * 250)

interface Begun {
  readonly device: Device
  readonly questions: readonly Pick<Question, 'id' | 'type'>[]
  readonly signInAgain: () => Promise<Device>
  readonly picture: Buffer | undefined
}

function beginAnswering(desk: DeskOfSeason, { device, questions, signInAgain, picture }: Begun): Candidate {
  const { random } = desk
  const plan = planSaves(questions, SAVES, random)
  const [hasPortrait, hasTwo, isLate] = [WITH_PORTRAIT, ON_TWO_DEVICES, TOO_LATE].map((share) => random() < share)
  const again = random() < ONCE_MORE ? secondThought(questions, desk) : null
  let other: Device | null = null
  let next = 0
  const one = () => (other && random() < 0.5 ? other : device)
  const proceed = async (dueAt: number): Promise<boolean> => {
    const save = plan[next++]
    if (!save) return finish()
    if (other && save.field.startsWith('answer/') && random() < CLASHES) await clash([device, other], save, { questions, dueAt })
    else await sendSave(one(), save, dueAt)
    if (hasTwo && next === Math.floor(plan.length / 3)) other = await signInAgain()
    if (hasPortrait && picture && next === Math.floor(plan.length / 2)) await sendPortrait(device, picture)
    return true
  }
  const finish = async (): Promise<false> => {
    if (isLate) return false
    const submitting = one()
    await reread(submitting)
    await sendSubmission(submitting)
    if (!again) return false
    await sendSave(submitting, again, performance.now())
    await sendSubmission(submitting)
    return false
  }
  return {
    isLate: isLate === true,
    step: (dueAt) => proceed(dueAt).catch(endOfFrozen),
    comeLate: async () => {
      await reread(device)
      await sendSubmission(device).catch(endOfFrozen)
      const thought = secondThought(questions, desk)
      if (thought) await sendSave(device, thought, performance.now()).catch(endOfFrozen)
    },
  }
}

function endOfFrozen(error: unknown): false {
  if (error instanceof FrozenError) return false
  throw error
}

interface Clash extends Pick<Begun, 'questions'> {
  readonly dueAt: number
}

/** Both devices answer the same question at once. */
async function clash([one, other]: readonly [Device, Device], save: PlannedSave, { questions, dueAt }: Clash): Promise<void> {
  const asked = questions.find(({ id }) => save.field === `answer/${id}`)
  const differently = { field: save.field, value: asked ? valueOn(asked.type, one.desk.random) : null }
  await Promise.all([sendSave(one, save, dueAt), sendSave(other, differently, dueAt)])
}

function secondThought(questions: Begun['questions'], { random }: DeskOfSeason): PlannedSave | null {
  const question = questions[Math.floor(random() * questions.length)]
  return question ? { field: `answer/${question.id}`, value: valueOn(question.type, random) } : null
}
