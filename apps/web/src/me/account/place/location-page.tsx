import type { Canton, User } from '@plenara/contract'
import { DEFAULT_CANTON_ID, DEFAULT_CONSTITUENCY_ID } from '@plenara/contract/constants'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { useChangeUser, useContentLanguage, useUser } from '../../../data/queries/user.ts'
import { firstPage, needsConsent, withRedirect } from '../../../data/session/entry.ts'
import { useIsGuest } from '../../../data/session/local-account.ts'
import { EntryPage } from '../../../shared/page/entry-page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../../shared/redirect-param.ts'
import { type Place, rememberedPlace, rememberPlace } from '../../shared/remembered-place.ts'
import { GuestLocation } from './guest-location.tsx'
import { keepZip } from './keep-zip.ts'
import styles from './location-page.module.css'
import { PlacePicker } from './place-picker.tsx'
import { useSubmitWhenFound } from './use-submit-when-found.ts'
import { useZipSearch } from './use-zip-search.ts'
import { ZipSearch } from './zip-search.tsx'

/** The place of the voter [ROUTE-14]; guests have a shorter form. */
export function LocationPage() {
  const user = useUser()
  return useIsGuest() ? <GuestLocation user={user} /> : <Location user={user} />
}

/** By postcode, or by canton and constituency [VALID-10]. */
function Location({ user }: { readonly user: User | undefined }) {
  const t = useText()
  const lang = useContentLanguage()
  const cantons = useCall('getCantons', { query: { lang } })
  const [picked, setPicked] = useState<Place | null>(rememberedPlace)
  const [isManual, setManual] = useState(picked !== null)
  const [isMissing, setMissing] = useState(false)
  const save = useSavePlace()
  const search = useZipSearch(cantons.data)
  const place = isManual ? picked : search.place
  const submit = () => {
    if (!place) return setMissing(true)
    keepZip(isManual ? null : search)
    save.run(place)
  }
  const found = useSubmitWhenFound({ search, isLoading: cantons.isPending, submit })
  const switchWay = (manual: boolean, suggestion: Place | null = null) => {
    setManual(manual)
    setPicked(suggestion)
    setMissing(false)
  }
  return (
    <EntryPage
      title={t('account.location.title')}
      lead={t(isManual ? 'account.location.leadManual' : 'account.location.lead')}
      step={user && needsConsent(user) ? t('account.step', { step: 1, total: 2 }) : undefined}
      foot={
        <Button kind="primary" size="big" full onClick={isManual ? submit : found.submit} aria-disabled={save.isPending || found.isWaiting}>
          <span>{t('account.location.submit')}</span> <IconArrowRight aria-hidden />
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
      <div role="alert">
        {isMissing && !place && (
          <p className={styles.error}>
            {t(isManual || !search.canton ? 'account.location.missing' : 'account.location.missingConstituency')}
          </p>
        )}
      </div>
      {save.error && <ErrorState error={save.error} onRetry={submit} />}
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => switchWay(!isManual)}>
          {t(isManual ? 'account.location.byZip' : 'account.location.manually')}
        </Button>
        {!place && search.zip === '' && !user?.locationChosen && (
          <Suggestion cantons={cantons.data} onChoose={(suggestion) => switchWay(true, suggestion)} />
        )}
      </div>
      {user?.locationChosen && <p className={styles.note}>{t('account.location.changeNote')}</p>}
    </EntryPage>
  )
}

/** The default place as a suggestion, never preselected. */
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

/** Saves to the account, or on the device until there is one, and continues. */
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
