import type { Canton, Council } from '@plenara/contract'
import { Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useSearchParams } from 'react-router'
import { useCall, useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage, useUser } from '../../../data/queries/user.ts'
import { CoatOfArms } from '../../../shared/page/coat-of-arms.tsx'
import { Contour } from '../../../shared/page/contour.tsx'
import { Page } from '../../../shared/page/page.tsx'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { OfficialError, OfficialMissing } from '../../shared/official-data.tsx'
import { LevelTabs } from '../level-tabs.tsx'
import styles from './canton-page.module.css'
import { ConstituencyBar } from './constituency-bar.tsx'
import { CouncilCards } from './council-cards.tsx'

/** The councils of the voter's canton or of another one [ROUTE-37]. `?canton=` has its code, `?level=communal` shows its communes. */
export function CantonPage() {
  const t = useText()
  const lang = useContentLanguage()
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const { data: cantons, error, isPending, refetch } = useCall('getCantons', { query: { lang } })
  const level = params.get('level') === 'communal' ? 'communal' : 'cantonal'
  const canton = cantons?.find(({ code }) => code === params.get('canton')) ?? cantons?.find(({ id }) => id === user?.cantonId)
  const choose = (code: string) => {
    const next = new URLSearchParams(params)
    next.set('canton', code)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Page title={t('government.title')}>
      <LevelTabs level={level} />
      {error && <OfficialError error={error} onRetry={() => void refetch()} site="people" />}
      {(isPending || (cantons && !canton)) && <Skeleton rows={4} />}
      {cantons && canton && (
        <>
          <div className={styles.head}>
            <div className={styles.art}>
              <Contour seed={canton.id} width={832} height={160} />
              <CoatOfArms className={styles.arms} src={canton.coatOfArms} />
            </div>
            <div className={styles.choice}>
              <Select label={t('councils.canton')} value={canton.code} onChange={(event) => choose(event.target.value)}>
                {cantons
                  .toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </Select>
            </div>
          </div>
          <CantonCouncils key={canton.id} canton={canton} level={level} />
        </>
      )}
    </Page>
  )
}

function CantonCouncils({ canton, level }: { readonly canton: Canton; readonly level: Council['level'] }) {
  const t = useText()
  const lang = useContentLanguage()
  const { data, error, isPending, refetch } = useLookUp('getCantonCouncils', { params: { id: canton.id }, query: { lang } })
  if (error) return <OfficialError error={error} onRetry={() => void refetch()} site={canton.code} />
  if (isPending) return <Skeleton rows={3} />
  const councils = data.filter((council) => council.level === level)
  const parliament = councils.find((council) => council.level === 'cantonal' && council.type === 'legislative')
  return (
    <>
      <h2 className={styles.title}>{t(`councils.councilsOf.${level}`, { name: canton.name })}</h2>
      {councils.length === 0 && <OfficialMissing text={t(`councils.missing.${level}`)} site={canton.code} />}
      <CouncilCards councils={councils} />
      {parliament && <ConstituencyBar council={parliament} cantonId={canton.id} />}
    </>
  )
}
