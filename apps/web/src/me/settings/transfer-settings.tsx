import type { UserExport } from '@plenara/contract'
import { zurichDay } from '@plenara/domain/elections'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useIsLocalAccount } from '../../data/session/local-account.ts'
import { SaveFileDialog } from '../../shared/account/account-file/save-file-dialog.tsx'
import { isProofNeeded, ProofDialog } from '../../shared/account/proof-dialog.tsx'
import { useSaveSmallFile } from '../../shared/use-save-file.ts'
import { useGetExport } from './api.ts'
import { type FileProblem, readExportFile, type SealedExport } from './export-file.ts'
import { ImportDialog } from './import-dialog.tsx'
import { OpenFileDialog } from './open-file-dialog.tsx'
import styles from './settings-page.module.css'

/** Exports the user's data as a file and imports it (FADP Art. 28); the file of a local account is encrypted, because it is the only copy. */
export function TransferSettings() {
  const isLocal = useIsLocalAccount()
  return (
    <>
      {isLocal ? <SealedExportSetting /> : <ExportSetting />}
      <ImportSetting />
    </>
  )
}

function ExportSetting() {
  const t = useText()
  const fetchExport = useGetExport()
  const hand = useSaveSmallFile()
  const [isProving, setProving] = useState(false)
  const save = () => {
    if (fetchExport.isPending) return
    setProving(false)
    fetchExport.mutate(undefined, {
      onError: (error) => setProving(isProofNeeded(error)),
      onSuccess: (document) => {
        const day = zurichDay(Date.now())
        hand({ name: `${t('settings.export.fileName')}-${day}.json`, text: JSON.stringify(document, null, 1), type: 'application/json' })
      },
    })
  }
  return (
    <div className={styles.transfer}>
      <p>{t('settings.export.text')}</p>
      <Button onClick={save} aria-disabled={fetchExport.isPending}>
        {t('settings.export.button')}
      </Button>
      <div role="alert">
        {fetchExport.error && !isProofNeeded(fetchExport.error) && <p className={styles.error}>{t(errorTextId(fetchExport.error))}</p>}
      </div>
      {isProving && <ProofDialog onProved={save} onClose={() => setProving(false)} />}
    </div>
  )
}

function SealedExportSetting() {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  return (
    <div className={styles.transfer}>
      <p>{t('local.file.text')}</p>
      <Button onClick={() => setSaving(true)}>{t('local.file.button')}</Button>
      {isSaving && <SaveFileDialog onClose={() => setSaving(false)} />}
    </div>
  )
}

type Chosen = UserExport | SealedExport | FileProblem

function ImportSetting() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setChosen(await readExportFile(file))
    // Allows the same file to be chosen again.
    currentTarget.value = ''
  }
  return (
    <div className={styles.transfer}>
      <p>{t('settings.import.text')}</p>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void choose(event)} />
      <Button onClick={() => input.current?.click()}>{t('settings.import.button')}</Button>
      <div role="alert">{typeof chosen === 'string' && <p className={styles.error}>{t(problemTexts[chosen])}</p>}</div>
      {isObject(chosen) &&
        ('sealed' in chosen ? (
          <OpenFileDialog file={chosen.sealed} onClose={close} onOpen={setChosen} />
        ) : (
          <ImportDialog document={chosen} onClose={close} />
        ))}
    </div>
  )
}

const problemTexts: Readonly<Record<FileProblem, string>> = {
  unreadable: 'settings.import.unreadable',
  newer: 'settings.import.newer',
  tooLarge: 'settings.import.tooLarge',
  damaged: 'local.file.damaged',
}

function isObject(chosen: Chosen | null): chosen is UserExport | SealedExport {
  return typeof chosen === 'object' && chosen !== null
}
