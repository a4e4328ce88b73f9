import { shareAndRest } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Suspense } from 'react'
import { halves } from '../shared/cantons/halves.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { Term } from '../shared/votes/vote-kind.tsx'
import styles from './vote.module.css'
import type { PeopleResult } from './vote-parts.ts'

/** Votes of the cantons: twenty whole ones and six halves, BV Art. 142 para. 3 and 4. */
const CANTON_VOTES = 23

/** The results of both majorities, if both are required: that of the people and that of the cantons (BV Art. 140 and 142). */
export function DoubleMajority({ result }: { readonly result: PeopleResult | null }) {
  const t = useText()
  const term = t('votes.majority.cantons')
  return (
    <DetailSection title={t('votes.majority.title')}>
      <p>{t('votes.majority.text')}</p>
      {result?.cantonVotes && (
        <dl className={styles.majorities}>
          {result.national.yesPercent !== null && (
            <div>
              <dt>{t('votes.majority.people')}</dt>
              <dd className="num">{t('votes.yesShare', { yes: shareAndRest(result.national.yesPercent)[0] })}</dd>
            </div>
          )}
          <div>
            <dt>
              <Suspense fallback={<span>{term}</span>}>
                <Term term="majority-of-cantons">{term}</Term>
              </Suspense>
            </dt>
            <dd className="num">
              {t('votes.majority.counts', { yes: halves(result.cantonVotes.yes), no: halves(result.cantonVotes.no), total: CANTON_VOTES })}
            </dd>
          </div>
        </dl>
      )}
    </DetailSection>
  )
}
