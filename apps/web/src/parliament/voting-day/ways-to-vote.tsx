import { formatDay } from '@plenara/domain/text-and-time'
import { OutsideLink } from '@plenara/ui/outside-link.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { daysBefore } from './day-phase.ts'
import styles from './voting-day.module.css'

/** Federal Act on Political Rights (SR 161.1). */
const LAW = 'https://www.fedlex.admin.ch/eli/cc/1978/688_688_688'
/** Art. 11 para. 3: the papers arrive at least three and at most four weeks before. */
const PAPERS_DAYS = { first: 28, last: 21 }
/** Art. 7 para. 1: advance voting on at least two of the last four days. */
const EARLY_DAYS = { first: 4, last: 1 }

/** The ways to vote with their deadlines, as far as federal law sets them; those of the communes are on the voter's papers. */
export function WaysToVote({ day }: { readonly day: string }) {
  const t = useText()
  const lang = useContentLanguage()
  const between = ({ first, last }: typeof PAPERS_DAYS) => ({
    from: formatDay(daysBefore(day, first)),
    until: formatDay(daysBefore(day, last)),
  })
  const steps = [
    { name: 'papers', text: t('votingDay.ways.papersText', between(PAPERS_DAYS)) },
    { name: 'letter', text: t('votingDay.ways.letterText') },
    { name: 'early', text: t('votingDay.ways.earlyText', between(EARLY_DAYS)) },
    { name: 'urn', text: t('votingDay.ways.urnText', { day: formatDay(day) }) },
  ]
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">{t('votingDay.ways.title')}</h2>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{t(`votingDay.ways.${name}`)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.source}>
        <OutsideLink url={`${LAW}/${lang}`}>{t('votingDay.ways.law')}</OutsideLink>
      </p>
    </section>
  )
}
