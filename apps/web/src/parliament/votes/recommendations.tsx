import { RECOMMENDATIONS } from '@plenara/contract/parliament-constants'
import { useText } from '@plenara/ui/text/text.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { RecommendationMark } from '../shared/votes/recommendation-mark.tsx'
import styles from './vote.module.css'
import type { PeoplePart } from './vote-parts.ts'

/** The recommendations of government, councils and parties: councils with their numbers, parties by recommendation. */
export function Recommendations({ people: { positions, parties } }: { readonly people: Pick<PeoplePart, 'positions' | 'parties'> }) {
  const t = useText()
  const given = RECOMMENDATIONS.map((recommendation) => ({
    recommendation,
    names: parties.filter((entry) => entry.recommendation === recommendation).map(({ party }) => party),
  })).filter(({ names }) => names.length > 0)
  if (positions.length === 0 && given.length === 0) return null
  return (
    <DetailSection title={t('votes.recommendations.title')}>
      {positions.length > 0 && (
        <dl className={styles.pairs}>
          {positions.map(({ council, recommendation, yes, no }) => (
            <div key={council}>
              <dt>
                <span>{t(`votes.council.${council}`)}</span>
                {yes !== null && no !== null && <small className="num">{t('votes.counts', { yes, no })}</small>}
              </dt>
              <dd>
                <RecommendationMark recommendation={recommendation} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {given.length > 0 && (
        <>
          <h3>{t('votes.recommendations.parties')}</h3>
          <dl className={styles.parties}>
            {given.map(({ recommendation, names }) => (
              <div key={recommendation}>
                <dt>
                  <RecommendationMark recommendation={recommendation} />
                </dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DetailSection>
  )
}
