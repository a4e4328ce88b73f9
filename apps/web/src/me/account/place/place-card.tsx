import type { Canton } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { CoatOfArms } from '../../../shared/page/coat-of-arms.tsx'
import { Contour } from '../../../shared/page/contour.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import styles from './location-page.module.css'
import { OptionRows } from './option-rows.tsx'

export interface PlaceCardProps {
  readonly canton: Canton
  readonly constituencyId: number | null
  /** The constituencies to choose from in their order, all of the canton if empty; null if there is no choice. */
  readonly offered: readonly number[] | null
  readonly onPick: (constituencyId: number) => void
}

/** The councils that the voter elects in a place. */
export function PlaceCard({ canton, constituencyId, offered, onPick }: PlaceCardProps) {
  const t = useText()
  const lang = useContentLanguage()
  const constituencies = useCall('getCantonConstituencies', { params: { id: canton.id }, query: { lang } })
  const constituency = constituencies.data?.find(({ id }) => id === constituencyId)
  const all = constituencies.data ?? []
  const options = offered?.length ? offered.flatMap((id) => all.filter((constituency) => constituency.id === id)) : all
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Contour seed={canton.id} />
        <CoatOfArms className={styles.arms} src={canton.coatOfArms} />
        <span className={styles.code}>{canton.code}</span>
      </div>
      <div className={styles.facts}>
        <h2>{canton.name}</h2>
        {constituencies.isPending && <Skeleton rows={1} />}
        {constituencies.error && <ErrorState error={constituencies.error} onRetry={() => void constituencies.refetch()} />}
        {offered && (
          <OptionRows
            label={t('account.location.constituency')}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            value={constituencyId}
            onChange={onPick}
          />
        )}
        {constituency && (
          <dl>
            <div>
              <dt>{t('account.location.nationalCouncil')}</dt>
              <dd>{t('account.location.wholeCanton')}</dd>
            </div>
            <div>
              <dt>{t('account.location.councilOfStates')}</dt>
              <dd>{t('account.location.wholeCanton')}</dd>
            </div>
            {constituency.seats !== null && (
              <div>
                <dt>{t('account.location.cantonalParliament')}</dt>
                <dd>{t('account.location.constituencySeats', { name: constituency.name, seats: constituency.seats })}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </article>
  )
}
