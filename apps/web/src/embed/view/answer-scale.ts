import type { Question } from '@plenara/contract'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import type { FrameText, Translate } from '../frame-texts.ts'
import { element } from './elements.ts'

export interface Option<T> {
  readonly label: string
  readonly value: T
}

/** A group of radio buttons. */
export interface Choice<T> {
  readonly fieldset: HTMLElement
  readonly chosen: () => Option<T> | undefined
  readonly focus: () => void
}

interface Radio<T> {
  readonly option: Option<T>
  readonly input: HTMLInputElement
}

/** A choice of one option, as rows. */
export function radios<T>(legend: string, options: readonly Option<T>[], value?: T): Choice<T> {
  const all = options.map((option) => radioOf(option, value))
  return choiceOf(
    legend,
    all,
    all.map((radio) => rowOf(radio)),
  )
}

/** The answers of a question as in the app: rows, or a rail of seven stops; below them "no reply". */
export function answerScale(t: Translate, { text, type }: Question, value: number | null | undefined): Choice<number | null> {
  const stops = scales[type].map((option) => radioOf<number | null>({ label: t(option.label as FrameText), value: option.value }, value))
  const none = radioOf<number | null>({ label: t(noReplyLabel(type) as FrameText), value: null }, value)
  const shown = type === 'Slider-7' ? railOf(t, stops, none) : stops.map((radio) => rowOf(radio))
  return choiceOf(text, [...stops, none], [...shown, rowOf(none, 'row none')])
}

function radioOf<T>(option: Option<T>, value: T | undefined): Radio<T> {
  const input = element('input', { type: 'radio', name: 'choice' })
  input.checked = value !== undefined && option.value === value
  return { option, input }
}

function choiceOf<T>(legend: string, all: readonly Radio<T>[], shown: readonly HTMLElement[]): Choice<T> {
  const checked = () => all.find(({ input }) => input.checked)
  return {
    fieldset: element('fieldset', { class: 'scale' }, element('legend', { class: 'hidden' }, legend), ...shown),
    chosen: () => checked()?.option,
    focus: () => (checked() ?? all[0])?.input.focus(),
  }
}

function rowOf<T>({ option, input }: Radio<T>, kind = 'row'): HTMLElement {
  return element('label', { class: kind }, input, disc(), element('span', {}, option.label))
}

/** A rail: the word of the chosen stop is visible below it, those of all stops are for screen readers. */
function railOf<T>(t: Translate, stops: readonly Radio<T>[], none: Radio<T>): HTMLElement[] {
  const chosen = element('p', { class: 'chosen', 'aria-hidden': true })
  const tell = () => {
    chosen.textContent = stops.find(({ input }) => input.checked)?.option.label ?? ''
  }
  for (const { input } of [...stops, none]) input.addEventListener('change', tell)
  tell()
  const labels = stops.map(({ option, input }) =>
    element('label', { class: 'stop' }, input, disc(), element('span', { class: 'hidden' }, option.label)),
  )
  const ends = (['totallyDisagree', 'neutral', 'totallyAgree'] as const).map((end) => element('span', {}, t(`questionnaire.scale.${end}`)))
  return [element('div', { class: 'rail' }, ...labels), element('div', { class: 'ends', 'aria-hidden': true }, ...ends), chosen]
}

function disc(): HTMLElement {
  return element('span', { class: 'disc', 'aria-hidden': true })
}
