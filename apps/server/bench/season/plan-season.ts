import { type Question, SCALE_VALUES } from '@plenara/contract'
import { answerField, commentField, type FieldValue, importantField, textField } from '@plenara/domain'

/** What a season is expected to be: of so many on the lists so many addresses are known, some of them of two people. */
const EXPECTED = { people: 5_909, addresses: 5_200, shared: 60 } as const
const REFUSED = 0.03
const PUT_OFF = 0.01

/** `refused`: the mail server does not know the mailbox; `put-off`: it takes the mail at the second try only. */
export interface PlannedAddress {
  readonly kind: 'alone' | 'put-off' | 'refused' | 'shared' | 'none'
  /** Empty where none is known. */
  readonly email: string
}

export type Random = () => number

/** What is known of so many people, in their order, in the proportions of a season. */
export function planAddresses(people: number, random: Random): PlannedAddress[] {
  const part = (count: number) => Math.round((people * count) / EXPECTED.people)
  const none = part(EXPECTED.people - EXPECTED.addresses)
  const shared = 2 * part(EXPECTED.shared / 2)
  const alone = people - none - shared
  const refused = Math.round(alone * REFUSED)
  const putOff = Math.round(alone * PUT_OFF)
  return shuffled(
    [
      ...fill(none, () => ({ kind: 'none', email: '' })),
      ...fill(shared, (index) => ({ kind: 'shared', email: `pair${Math.floor(index / 2)}@example.ch` })),
      ...fill(refused, (index) => ({ kind: 'refused', email: `refused${index}@example.ch` })),
      ...fill(putOff, (index) => ({ kind: 'put-off', email: `later${index}@example.ch` })),
      ...fill(alone - refused - putOff, (index) => ({ kind: 'alone', email: `person${index}@example.ch` })),
    ],
    random,
  )
}

function fill(count: number, make: (index: number) => PlannedAddress): PlannedAddress[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at] as T, order[other] as T]
    order[at] = b
    order[other] = a
  }
  return order
}

export interface PlannedSave {
  readonly field: string
  readonly value: FieldValue
}

/** So many stay without an answer at most. */
const WITHOUT_ANSWER = 5
const EVERY = { important: 9, comment: 6 } as const
const TEXTS = ['motto', 'mainGoals', 'motivation', 'hobbies'] as const

type Asked = Pick<Question, 'id' | 'type'>

/** What somebody decides, marks and writes, field after field, so many saves or as many as there are questions; the last ones are second thoughts. */
export function planSaves(questions: readonly Asked[], count: number, random: Random): PlannedSave[] {
  let without = 0
  const decide = ({ id, type }: Asked): PlannedSave => {
    const isOpen = without < WITHOUT_ANSWER && random() < 0.04
    if (isOpen) without += 1
    return { field: answerField(id), value: isOpen ? null : valueOn(type, random) }
  }
  const decided = questions.flatMap((question, index): PlannedSave[] => [
    decide(question),
    ...(index % EVERY.important === 0 ? [{ field: importantField(question.id), value: true }] : []),
    ...(index % EVERY.comment === 0 ? [{ field: commentField(question.id, 'de'), value: reason(random) }] : []),
  ])
  const written = TEXTS.map((text) => ({ field: textField(text, 'de'), value: reason(random) }))
  const saves = [...decided, ...written]
  while (saves.length < count) {
    const question = questions[Math.floor(random() * questions.length)]
    if (!question) break
    saves.push({ field: answerField(question.id), value: valueOn(question.type, random) })
  }
  return saves
}

/** A value of a scale. */
export function valueOn(type: Asked['type'], random: Random): number {
  const scale = SCALE_VALUES[type]
  return scale[Math.floor(random() * scale.length)] ?? 0
}

const REASONS = ['es gerecht ist', 'es allen nützt', 'es zu teuer wäre', 'wir es versprochen haben', 'es sonst niemand tut'] as const

function reason(random: Random): string {
  const [first, second] = [random(), random()].map((draw) => REASONS[Math.floor(draw * REASONS.length)])
  return `Weil ${first}, und weil ${second} (Punkt ${Math.floor(random() * 100)}).`
}
