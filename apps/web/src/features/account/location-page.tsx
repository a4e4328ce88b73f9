import type { Canton } from '@plenara/contract'
import { DEFAULT_CANTON_ID, DEFAULT_CONSTITUENCY_ID } from '@plenara/contract/constants'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { EntryPage } from '../../components/entry-page.tsx'
import { ErrorState, Skeleton } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { firstPage, withRedirect } from '../../lib/entry.ts'
import { useCall } from '../../lib/query-client.ts'
import { useRedirectTarget } from '../../lib/redirect-param.ts'
import { type Place, rememberedPlace, rememberPlace } from '../../lib/remembered-place.ts'
import { useChangeUser, useContentLanguage, useUser } from '../../lib/user.ts'
import styles from './location-page.module.css'
import { PlacePicker } from './place-picker.tsx'
import { useZipSearch } from './use-zip-search.ts'
import { ZipSearch } from './zip-search.tsx'

/** Where the voter votes: by postcode, or by canton and constituency [ROUTE-14, VALID-10]. */
export function LocationPage() {
  const t = useText()
  const user = useUser()
  const lang = useContentLanguage()
  const cantons = useCall('getCantons', { query: { lang } })
  const [picked, setPicked] = useState<Place | null>(rememberedPlace)
  const [isManual, setManual] = useState(picked !== null)
  const [isMissing, setMissing] = useState(false)
  const save = useSavePlace()
  const search = useZipSearch(cantons.data)
  const place = isManual ? picked : search.place
  const submit = () => (place ? save.run(place) : setMissing(true))
  const switchWay = (manual: boolean, suggestion: Place | null = null) => {
    setManual(manual)
    setPicked(suggestion)
    setMissing(false)
  }
  return (
    <EntryPage
      title={t('account.location.title')}
      lead={t(isManual ? 'account.location.leadManual' : 'account.location.lead')}
      step={user && !user.consent ? t('account.step', { step: 1, total: 2 }) : undefined}
      foot={
        <Button kind="primary" size="big" full onClick={submit} aria-disabled={save.isPending}>
          {t('account.location.submit')} <IconArrowRight aria-hidden />
        </Button>
      }
    >
      {cantons.isPending && <Skeleton rows={2} />}
      {cantons.error && <ErrorState error={cantons.error} onRetry={() => void cantons.refetch()} />}
      {cantons.data &&
        (isManual ? (
          <PlacePicker cantons={cantons.data} start={picked} onChange={setPicked} />
        ) : (
          <ZipSearch cantons={cantons.data} search={search} />
        ))}
      <div role="alert">{isMissing && !place && <p className={styles.error}>{t('account.location.missing')}</p>}</div>
      {save.error && <ErrorState error={save.error} onRetry={submit} />}
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => switchWay(!isManual)}>
          {t(isManual ? 'account.location.byZip' : 'account.location.manually')}
        </Button>
        {!place && !user?.locationChosen && <Suggestion cantons={cantons.data} onChoose={(suggestion) => switchWay(true, suggestion)} />}
      </div>
      {user?.locationChosen && <p className={styles.note}>{t('account.location.changeNote')}</p>}
    </EntryPage>
  )
}

/** The default place as an offer, never as the voter's own. */
function Suggestion({ cantons, onChoose }: { readonly cantons: readonly Canton[] | undefined; readonly onChoose: (place: Place) => void }) {
  const t = useText()
  const canton = cantons?.find(({ id }) => id === DEFAULT_CANTON_ID)
  if (!canton?.constituencies.includes(DEFAULT_CONSTITUENCY_ID)) return null
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={() => onChoose({ cantonId: DEFAULT_CANTON_ID, constituencyId: DEFAULT_CONSTITUENCY_ID })}
    >
      {t('account.location.suggestion', { canton: canton.name })}
    </button>
  )
}

/** Saves to the account, or on the device until there is one, and goes on. */
function useSavePlace() {
  const navigate = useNavigate()
  const target = useRedirectTarget()
  const user = useUser()
  const change = useChangeUser()
  const run = (place: Place) => {
    if (change.isPending) return
    if (user) return change.mutate({ ...place }, { onSuccess: (changed) => navigate(firstPage(changed, target)) })
    rememberPlace(place)
    navigate(withRedirect('/select-storage', target))
  }
  return { run, isPending: change.isPending, error: change.error }
}
