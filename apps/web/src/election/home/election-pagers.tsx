import { electionsOf, yearsOf } from '@plenara/domain/elections'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { selectActiveElection, useActiveElection } from '../../data/queries/active-election.ts'
import styles from './election-pagers.module.css'

/** Pagers for the year and for the elections of a day [ELECT-1, ELECT-2]. */
export function ElectionPagers() {
  const t = useText()
  const { elections, level, index, year } = useActiveElection()
  const years = yearsOf(elections, level).toReversed()
  const count = year === null ? 0 : electionsOf(elections, level, year).length
  if (years.length < 2 && count < 2) return null
  return (
    <div className={styles.pagers}>
      {year !== null && years.length > 1 && (
        <Pager
          label={t('election.year')}
          text={String(year)}
          previous={neighbour(years, year, -1)}
          next={neighbour(years, year, 1)}
          onChange={(chosen) => selectActiveElection({ level, year: chosen })}
        />
      )}
      {count > 1 && (
        <Pager
          label={t('election.pager')}
          text={t('election.pagerText', { index: index + 1, count })}
          previous={index > 0 ? index - 1 : undefined}
          next={index + 1 < count ? index + 1 : undefined}
          onChange={(chosen) => selectActiveElection({ level, index: chosen })}
        />
      )}
    </div>
  )
}

function neighbour(years: readonly number[], year: number, step: 1 | -1): number | undefined {
  return years[years.indexOf(year) + step]
}

interface PagerProps {
  readonly label: string
  readonly text: string
  readonly previous: number | undefined
  readonly next: number | undefined
  readonly onChange: (value: number) => void
}

function Pager({ label, text, previous, next, onChange }: PagerProps) {
  const t = useText()
  return (
    <fieldset className={styles.pager}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton
        label={`${label}: ${t('election.previous')}`}
        aria-disabled={previous === undefined}
        onClick={() => previous !== undefined && onChange(previous)}
      >
        <IconChevronLeft aria-hidden />
      </IconButton>
      <span className="num" aria-live="polite">
        {text}
      </span>
      <IconButton
        label={`${label}: ${t('election.next')}`}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onChange(next)}
      >
        <IconChevronRight aria-hidden />
      </IconButton>
    </fieldset>
  )
}
