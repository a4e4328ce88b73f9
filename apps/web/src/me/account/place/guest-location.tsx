import type { Canton, User } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain/elections'
import { Button } from '@plenara/ui/button.tsx'
import { Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useLookUp } from '../../../data/calls/query-client.ts'
import { useChangeUser, useContentLanguage } from '../../../data/queries/user.ts'
import { electionOfPage, FIRST_QUESTION } from '../../../data/session/entry.ts'
import { EntryPage } from '../../../shared/page/entry-page.tsx'
import { ErrorState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { useRedirectTarget } from '../../shared/redirect-param.ts'
import { useStartGuest } from '../entry/api.ts'
import { keepZip } from './keep-zip.ts'
import styles from './location-page.module.css'
import { type GuestPlace, useFirstQuestionAhead } from './use-first-question-ahead.ts'
import { useSubmitWhenFound } from './use-submit-when-found.ts'
import { useZipSearch, type ZipSearchState } from './use-zip-search.ts'
import { ZipField } from './zip-field.tsx'

const FORM = 'guest-place'

/** The place of a guest; a link with an election determines it, if the guest has not chosen one on an earlier visit. */
export function GuestLocation({ user }: { readonly user: User | undefined }) {
  const target = useRedirectTarget()
  const guest = useStartGuest()
  const [hasTried, setTried] = useState(false)
  const isNamed = user !== undefined && !user.locationChosen && electionOfPage(target) !== null
  const isDue = isNamed && !hasTried
  useEffect(() => {
    if (!isDue) return
    setTried(true)
    guest.start(target)
  })
  return isDue || guest.isPending ? <Taking /> : <PlaceForm user={user} />
}

function Taking() {
  const t = useText()
  return (
    <EntryPage title={t('account.location.title')}>
      <Skeleton rows={2} />
    </EntryPage>
  )
}

/** Four digits, one tap, and the first question. The canton is enough; the election that needs a constituency asks for it. */
function PlaceForm({ user }: { readonly user: User | undefined }) {
  const t = useText()
  const lang = useContentLanguage()
  const cantons = useCall('getCantons', { query: { lang } })
  // The device looks the postcode up itself; the table loads while it is typed.
  useLookUp('getPlaces', {})
  const [isManual, setManual] = useState(false)
  const [picked, setPicked] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const search = useZipSearch(cantons.data)
  const target = useRedirectTarget()
  const save = useSavePlace(target)
  const canton = isManual ? cantons.data?.find(({ id }) => id === picked) : search.canton
  const place = canton && placeOf(canton, isManual ? null : search.outcome)
  // While the guest steps through the list of cantons nothing is prefetched, because the present value is not a choice yet.
  useFirstQuestionAhead(isManual || (target ?? FIRST_QUESTION) !== FIRST_QUESTION ? undefined : place)
  const submit = () => {
    setMissing(!place)
    if (!place) return
    keepZip(isManual ? null : search)
    save.run(place)
  }
  const found = useSubmitWhenFound({ search, isLoading: cantons.isPending, submit })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isManual) submit()
    else found.submit()
  }
  return (
    <EntryPage
      title={t('account.location.title')}
      lead={t(isManual ? 'account.location.leadCanton' : 'account.location.lead')}
      foot={
        <Button type="submit" form={FORM} kind="primary" size="big" full aria-disabled={save.isPending || found.isWaiting}>
          <span>{t('account.location.submit')}</span> <IconArrowRight aria-hidden />
        </Button>
      }
    >
      <form id={FORM} className={styles.search} onSubmit={send} noValidate>
        {cantons.error && <ErrorState error={cantons.error} onRetry={() => void cantons.refetch()} />}
        {isManual ? (
          <CantonChoice cantons={cantons.data} value={picked} onChange={setPicked} />
        ) : (
          <GuestZip cantons={cantons.data ?? []} search={search} />
        )}
        {canton && !place && <p className={styles.error}>{t('account.location.unavailable', { canton: canton.name })}</p>}
        <div role="alert">{isMissing && !canton && <p className={styles.error}>{t('account.location.missingCanton')}</p>}</div>
        {save.error && <ErrorState error={save.error} onRetry={submit} />}
      </form>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => setManual(!isManual)}>
          {t(isManual ? 'account.location.byZip' : 'account.location.chooseCanton')}
        </Button>
      </div>
      {user?.locationChosen && <p className={styles.note}>{t('account.location.changeNote')}</p>}
    </EntryPage>
  )
}

/** Undefined if the constituencies of the canton are not known. If the constituency is only likely, the election that needs it asks for it. */
function placeOf({ id, constituencies }: Canton, outcome: LookupOutcome | null): GuestPlace | undefined {
  const [only, ...others] = constituencies
  if (only === undefined) return undefined
  if (others.length === 0) return { cantonId: id, constituencyId: only }
  return outcome?.kind === 'found' && constituencies.includes(outcome.constituencyId)
    ? { cantonId: id, constituencyId: outcome.constituencyId }
    : { cantonId: id, constituencyOpen: true }
}

function useSavePlace(target: string | null) {
  const navigate = useNavigate()
  const change = useChangeUser()
  const run = (place: GuestPlace) => {
    if (!change.isPending) change.mutate(place, { onSuccess: () => navigate(target ?? FIRST_QUESTION) })
  }
  return { run, isPending: change.isPending, error: change.error }
}

/** Four digits, with the place as soon as they are complete. */
function GuestZip({ cantons, search }: { readonly cantons: readonly Canton[]; readonly search: ZipSearchState }) {
  const t = useText()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the page has focused its title.
    const frame = requestAnimationFrame(() => field.current?.querySelector('input')?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { zip, outcome, canton, municipality, offeredCantons } = search
  const message = outcome?.kind === 'unknown' ? 'unknownZip' : outcome?.kind === 'failed' ? 'failedZip' : null
  return (
    <div ref={field} className={styles.search}>
      <ZipField search={search} />
      <div role="status" className={styles.answer}>
        {search.isSearching && <span>{t('common.loading')}</span>}
        {message && <p className={styles.error}>{t(`account.location.${message}`, { zip })}</p>}
        {canton && (
          <p className={styles.found}>
            <IconCircleCheck aria-hidden size={20} />
            <span>
              <span>{`${[zip, municipality].filter(Boolean).join(' ')} · `}</span>
              <b>{canton.name}</b>
            </span>
          </p>
        )}
        {canton && offeredCantons.length > 0 && <p>{t('account.location.several-cantons', { zip })}</p>}
      </div>
      {offeredCantons.length > 0 && (
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{t('account.location.canton')}</legend>
          {offeredCantons.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.chip}
              aria-pressed={canton?.code === code}
              onClick={() => search.pickCanton(code)}
            >
              {cantons.find((other) => other.code === code)?.name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface CantonChoiceProps {
  readonly cantons: readonly Canton[] | undefined
  readonly value: number
  readonly onChange: (cantonId: number) => void
}

function CantonChoice({ cantons, value, onChange }: CantonChoiceProps) {
  const t = useText()
  if (!cantons) return <Skeleton rows={2} />
  return (
    <Select label={t('account.location.canton')} name="canton" value={value} onChange={(event) => onChange(Number(event.target.value))}>
      <option value={0}>{t('account.location.choose')}</option>
      {cantons
        .toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Select>
  )
}
