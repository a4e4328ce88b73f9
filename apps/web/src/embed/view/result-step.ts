import type { FrameResult, ShownBand } from '../frame-result.ts'
import type { Translate } from '../frame-texts.ts'
import { element, heading } from './elements.ts'
import { invented, type Step } from './steps.ts'

export interface ShownResult {
  readonly result: FrameResult
  readonly answered: number
  /** All questions of the election. */
  readonly questions: number
  readonly isFictional: boolean
  readonly actions: readonly Node[]
}

/** The result of three answers, shown as in the app after few answers: bands, a group, no percent and no rank. */
export function resultStep(t: Translate, { result, answered, questions, isFictional, actions }: ShownResult): Step {
  const { group, total, precision, people, lists, listCount } = result
  const exact = element(
    'details',
    { class: 'exact' },
    element('summary', {}, precision && element('b', {}, t(`outlook.precision.${precision}`)), element('span', {}, t('outlook.howExact'))),
    element('p', {}, t('outlook.howExactText')),
  )
  const shownPeople = people.map(({ card, band }) =>
    row(
      element('b', {}, `${card.firstName} ${card.lastName}`),
      card.listNumber === null ? null : t('outlook.list', { number: card.listNumber }),
      band,
      t,
    ),
  )
  const shownLists = lists.map(({ list, band }) =>
    row(element('b', {}, list.name), list.number === null ? null : t('outlook.list', { number: list.number }), band, t),
  )
  const content = element(
    'div',
    { class: 'step' },
    isFictional ? invented(t) : null,
    heading(t('outlook.title')),
    element('p', { class: 'lead' }, `${t('outlook.after', { answered, total: questions })}. ${t('embed.bands')}`),
    exact,
    element('p', { class: 'group' }, t('outlook.group', { group, total })),
    people.length > 0 ? element('p', { class: 'lead' }, t('outlook.three')) : null,
    people.length > 0 ? element('ul', { class: 'rows' }, ...shownPeople) : null,
    lists.length > 0 ? element('h2', {}, t('outlook.lists', { count: lists.length, total: listCount })) : null,
    lists.length > 0 ? element('ul', { class: 'rows' }, ...shownLists) : null,
    element('p', { class: 'note' }, `${t('outlook.better')} ${t('outlook.noAdvice')}`),
    element('div', { class: 'foot' }, element('div', { class: 'actions' }, ...actions)),
  )
  return { content, say: () => undefined }
}

/** All rows are of one size, without party, colour and rank. */
function row(name: HTMLElement, list: string | null, band: ShownBand, t: Translate): HTMLElement {
  const head = element('p', { class: 'name' }, name, list === null ? null : element('span', {}, list))
  return element('li', {}, head, bandLine(band, t))
}

function bandLine({ from, to, middle, precision }: ShownBand, t: Translate): HTMLElement {
  const body = element('span', { class: 'body' })
  body.style.insetInlineStart = `${from}%`
  body.style.inlineSize = `${to - from}%`
  const tick = element('span', { class: 'tick' })
  tick.style.insetInlineStart = `${middle}%`
  const spoken = precision
    ? t('outlook.bandSpoken', { from, to, precision: t(`outlook.precision.${precision}`) })
    : t('outlook.bandSpokenPlain', { from, to })
  return element(
    'p',
    { class: 'band' },
    element('span', { class: 'hidden' }, spoken),
    element('span', { class: 'numbers', 'aria-hidden': true }, t('outlook.band', { from, to })),
    element('span', { class: 'track', 'aria-hidden': true }, body, tick),
  )
}
