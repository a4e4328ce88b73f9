import type { UserExport } from '@plenara/contract'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { errorTextId } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import { download } from '../../lib/download.ts'
import { showToast } from '../../lib/toast.ts'
import { useGetExport } from './api.ts'
import { readExportFile } from './export-file.ts'
import { ImportDialog } from './import-dialog.tsx'
import styles from './settings-page.module.css'

/** One's own data as a file, and back from a file (FADP Art. 28). */
export function TransferSettings() {
  return (
    <>
      <ExportSetting />
      <ImportSetting />
    </>
  )
}

function ExportSetting() {
  const t = useText()
  const fetchExport = useGetExport()
  const save = () => {
    if (fetchExport.isPending) return
    fetchExport.mutate(undefined, {
      onSuccess: (document) => {
        const day = new Date().toISOString().slice(0, 10)
        download(`${t('settings.export.fileName')}-${day}.json`, JSON.stringify(document, null, 1), 'application/json')
        showToast(t('settings.export.done'))
      },
    })
  }
  return (
    <div className={styles.transfer}>
      <p>{t('settings.export.text')}</p>
      <Button onClick={save} aria-disabled={fetchExport.isPending}>
        {t('settings.export.button')}
      </Button>
      <div role="alert">{fetchExport.error && <p className={styles.error}>{t(errorTextId(fetchExport.error))}</p>}</div>
    </div>
  )
}

function ImportSetting() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [document, setDocument] = useState<UserExport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const read = await readExportFile(file)
    currentTarget.value = ''
    setProblem(typeof read === 'string' ? `settings.import.${read}` : null)
    setDocument(typeof read === 'string' ? null : read)
  }
  return (
    <div className={styles.transfer}>
      <p>{t('settings.import.text')}</p>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void choose(event)} />
      <Button onClick={() => input.current?.click()}>{t('settings.import.button')}</Button>
      <div role="alert">{problem && <p className={styles.error}>{t(problem)}</p>}</div>
      {document && <ImportDialog document={document} onClose={() => setDocument(null)} />}
    </div>
  )
}
