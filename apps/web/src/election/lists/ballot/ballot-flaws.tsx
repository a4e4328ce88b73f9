import type { BallotFlaw, BallotRules } from '@plenara/domain/ballot'
import { findingOf } from '@plenara/domain/ballot'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import styles from './ballot-effect.module.css'
import { articleText } from './law-article.ts'

const FLAWS: readonly BallotFlaw[] = ['several_ballots', 'card_unsigned', 'not_official', 'not_handwritten', 'marked']

/** What makes a ballot invalid on paper, independent of the list. */
export function BallotFlaws({ rules }: { readonly rules: BallotRules }) {
  const t = useText()
  const rights = useRightsLanguage()
  return (
    <details className={styles.people}>
      <summary>{t('ballot.flaws')}</summary>
      <ul className={styles.flaws}>
        {FLAWS.map((flaw) => {
          const { article } = findingOf(flaw, rules)
          return (
            <li key={flaw} lang={rights}>
              <span>{t(`ballot.finding.${flaw}`)}</span>
              {article && <small>{` ${articleText(t, article)}`}</small>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
