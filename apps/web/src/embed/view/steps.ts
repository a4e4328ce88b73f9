import type { Question } from '@plenara/contract'
import type { FrameText, Translate } from '../frame-texts.ts'
import { answerScale, radios } from './answer-scale.ts'
import { button, element, heading } from './elements.ts'

/** The content of the frame at one time. */
export interface Step {
  readonly content: HTMLElement
  /** Shows why the reader cannot continue, or what is in progress. */
  readonly say: (text: string, kind: 'fault' | 'status') => void
}

function stepOf(t: Translate, children: readonly (Node | null)[], actions: readonly Node[]): Step {
  const status = element('p', { role: 'status', class: 'status' }, t('outlook.onDevice'))
  const fault = element('p', { role: 'alert', class: 'fault', id: 'fault' })
  const messages = element('div', { class: 'said' }, status, fault)
  const foot = element('div', { class: 'foot' }, messages, element('div', { class: 'actions' }, ...actions))
  return {
    content: element('div', { class: 'step' }, ...children, foot),
    say: (text, kind) => {
      status.textContent = kind === 'status' ? text : ''
      fault.textContent = kind === 'fault' ? text : ''
    },
  }
}

/** Lets Enter press the button: in a sandbox without forms a browser does not do it by itself. */
function onEnter(target: HTMLElement, act: () => void): void {
  target.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    act()
  })
}

/** The step that asks for the postcode. */
export function placeStep(t: Translate, onZip: (zip: string) => void): Step {
  const zip = element('input', { id: 'zip', inputmode: 'numeric', autocomplete: 'postal-code', maxlength: 4, 'aria-describedby': 'fault' })
  const submit = () => {
    const value = zip.value.trim()
    const isValid = /^[0-9]{4}$/.test(value)
    zip.setAttribute('aria-invalid', String(!isValid))
    if (isValid) return onZip(value)
    step.say(t('embed.invalidZip'), 'fault')
    zip.focus()
  }
  onEnter(zip, submit)
  const field = element('p', { class: 'field' }, element('label', { for: 'zip' }, t('account.location.zip')), zip)
  const lead = element('p', { class: 'lead' }, t('embed.lead'))
  const step = stepOf(t, [heading(t('embed.title')), lead, field], [button(t('embed.begin'), 'primary', submit)])
  return step
}

/** The step that asks for one of several places. */
export function choiceStep<T>(
  t: Translate,
  choice: {
    readonly title: FrameText
    readonly options: readonly { readonly label: string; readonly value: T }[]
    readonly onPick: (value: T, step: Step) => void
    readonly onBack: () => void
  },
): Step {
  const { options, onPick, onBack } = choice
  const title = t(choice.title)
  const group = radios(title, options, undefined)
  const submit = () => {
    const picked = group.chosen()
    if (picked) return onPick(picked.value, step)
    step.say(t('embed.chooseOne'), 'fault')
    group.focus()
  }
  onEnter(group.fieldset, submit)
  const step = stepOf(
    t,
    [heading(title), group.fieldset],
    [button(t('common.back'), 'plain', onBack), button(t('common.next'), 'primary', submit)],
  )
  return step
}

/** The step of a question with its scale. */
export function questionStep(
  t: Translate,
  asked: {
    readonly question: Question
    /** Its number, from 1. */
    readonly number: number
    readonly total: number
    readonly isFictional: boolean
    /** Undefined if it is open. */
    readonly value: number | null | undefined
    readonly onAnswer: (value: number | null) => void
    readonly onBack: (() => void) | null
  },
): Step {
  const { question, number, total, isFictional, value, onAnswer, onBack } = asked
  const group = answerScale(t, question, value)
  const submit = () => {
    const picked = group.chosen()
    if (picked) return onAnswer(picked.value)
    step.say(t('embed.chooseAnswer'), 'fault')
    group.focus()
  }
  onEnter(group.fieldset, submit)
  const title = heading(question.text)
  title.classList.add('question')
  const back = onBack && button(t('common.back'), 'plain', onBack)
  const step = stepOf(
    t,
    [isFictional ? invented(t) : null, progress(t, number, total), title, group.fieldset],
    [...(back ? [back] : []), button(t('common.next'), 'primary', submit)],
  )
  return step
}

function progress(t: Translate, number: number, total: number): HTMLElement {
  const kindOf = (place: number) => (place === number ? 'now' : place < number ? 'done' : 'open')
  const dots = Array.from({ length: total }, (_, index) => element('i', { class: kindOf(index + 1) }))
  return element(
    'p',
    { class: 'progress' },
    element('span', { class: 'dots', 'aria-hidden': true }, ...dots),
    t('embed.question', { number, total }),
  )
}

/** A step with a sentence instead of content that cannot be shown. */
export function noticeStep(t: Translate, text: FrameText, actions: readonly Node[]): Step {
  return stepOf(t, [heading(t('embed.title')), element('p', { class: 'lead' }, t(text))], actions)
}

export function invented(t: Translate): HTMLElement {
  return element('p', { class: 'invented' }, t('source.fictional'))
}

/** The link to the product, without any answer and without a referrer. */
export function continueLink(t: Translate, language: string): HTMLElement {
  const hidden = element('span', { class: 'hidden' }, ` ${t('common.newTab')}`)
  const href = `/start?lang=${language}`
  return element(
    'a',
    { class: 'primary', href, target: '_blank', rel: 'noopener', referrerpolicy: 'no-referrer' },
    t('embed.continue'),
    hidden,
  )
}
