import type { Canton, Council } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useCall, useLookUp } from '../../data/calls/query-client.ts'
import { useShown } from '../../data/calls/shown-data.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { CantonalMemberRow } from './cantonal-member-row.tsx'
import { CouncilAgreement } from './council-agreement.tsx'
import styles from './members.module.css'

/** The members of the government of a canton, and a link to its parliament, whose members differ by constituency; nothing without data of either. */
export function CantonalBodies({ canton }: { readonly canton: Canton }) {
  const { data, error, refetch } = useLookUp('getCantonCouncils', { params: { id: canton.id }, query: { lang: useContentLanguage() } })
  const councils = data?.filter(({ level }) => level === 'cantonal') ?? []
  useShown(councils)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (councils.length === 0) return null
  return (
    <>
      {councils
        .filter(({ type }) => type === 'executive')
        .map((council) => (
          <Government key={council.id} council={council} />
        ))}
      {councils
        .filter(({ type }) => type === 'legislative')
        .map((council) => (
          <Parliament key={council.id} council={council} />
        ))}
    </>
  )
}

function Parliament({ council }: { readonly council: Council }) {
  const t = useText()
  const { id, name, seats, fallback } = council
  return (
    <section>
      <h2 lang={fallback?.name && languageTag(fallback.name)}>
        <Link to={`/canton/council/${id}`}>{name}</Link>
      </h2>
      {seats !== null && (
        <p className={styles.note}>
          <b className="num">{seats}</b> <span>{t('councils.seats', { count: seats })}</span>
        </p>
      )}
      <CouncilAgreement council={council} />
    </section>
  )
}

function Government({ council: { id, name, fallback } }: { readonly council: Council }) {
  const { data, error, refetch } = useCall('getCantonalCouncil', { params: { id }, query: { lang: useContentLanguage() } })
  return (
    <section>
      <h2 lang={fallback?.name && languageTag(fallback.name)}>
        <Link to={`/canton/council/${id}`}>{name}</Link>
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && data.members.length > 0 && (
        <ul className={styles.rows}>
          {data.members.map((member) => (
            <CantonalMemberRow key={member.id} member={member} parties={data.parties} />
          ))}
        </ul>
      )}
    </section>
  )
}
