import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { useChangeUser, useContentLanguage } from '../../data/queries/user.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { rememberedConstituencies } from '../../shared/place/remembered-constituencies.ts'
import styles from './constituency-dialog.module.css'

const FORM = 'constituency'

/** Asks for the constituency of the voter, among those of the postcode, once an election needs it. */
export function ConstituencyDialog({ cantonId, onClose }: { readonly cantonId: number; readonly onClose: () => void }) {
  const t = useText()
  const lang = useContentLanguage()
  const constituencies = useCall('getCantonConstituencies', { params: { id: cantonId }, query: { lang } })
  const change = useChangeUser()
  const [possible] = useState(() => rememberedConstituencies(cantonId))
  const [chosen, setChosen] = useState(possible?.likelyId ?? null)
  const [isMissing, setMissing] = useState(false)
  const all = constituencies.data ?? []
  const offered = possible ? possible.ids.flatMap((id) => all.filter((constituency) => constituency.id === id)) : all
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen === null)
    if (chosen !== null && !change.isPending) change.mutate({ cantonId, constituencyId: chosen }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('election.constituency.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={FORM} kind="primary" aria-disabled={change.isPending}>
            {t('election.constituency.submit')}
          </Button>
        </>
      }
    >
      {constituencies.isPending && <Skeleton rows={4} />}
      {constituencies.error && <ErrorState error={constituencies.error} onRetry={() => void constituencies.refetch()} />}
      <form id={FORM} onSubmit={submit}>
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{t('election.constituency.title')}</legend>
          {offered.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="constituency" checked={id === chosen} onChange={() => setChosen(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div role="alert">{isMissing && chosen === null && <p className={styles.error}>{t('election.constituency.missing')}</p>}</div>
      </form>
      {change.error && <ErrorState error={change.error} />}
    </Dialog>
  )
}
