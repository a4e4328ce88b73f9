import type { Election, MatchPercent } from '@plenara/contract'
import { completeRules } from '@plenara/domain/ballot'
import { type ListImprovement, listImprovements } from '@plenara/domain/lists'
import { Button } from '@plenara/ui/button.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import type { ElectionLists } from '../api.ts'
import { fullName } from '../ballot/ballot-names.ts'
import { draftMatch } from './draft-match.ts'
import styles from './list-tips.module.css'
import type { ListEditorState } from './use-list-editor.ts'

/** How many of the smallest changes are shown. */
const SHOWN = 5
const TIPS = ['favorites', 'cumulate', 'lines', 'look'] as const

export interface ListTipsProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly editor: ListEditorState
  readonly onClose: () => void
}

/** Tips to improve a list: changes of one line that raise its match, each applied by one tap [SCREEN-7] [LIST-7]. */
export function ListTips({ election, lists, editor, onClose }: ListTipsProps) {
  const t = useText()
  const status = useRef<HTMLParagraphElement>(null)
  const { candidates } = editor.draft
  const percents = useMemo<MatchPercent[]>(
    () => [...lists.percents].map(([candidateId, value]) => ({ candidateId, value, shared: 0 })),
    [lists.percents],
  )
  const match = useMemo(() => draftMatch(candidates, lists), [candidates, lists])
  const improvements = useMemo(
    () => listImprovements(candidates, percents, { ...editor.rules, minNames: completeRules(election).minNames }).slice(0, SHOWN),
    [candidates, percents, editor.rules, election],
  )
  const nameOf = (id: number | null) => {
    const person = id === null ? undefined : lists.people.get(id)
    return person ? [person.number, fullName(person)].filter(Boolean).join(' ') : ''
  }
  const sentenceOf = ({ kind, removedId, addedId }: ListImprovement) =>
    t(`ballot.tips.${kind}${kind === 'cumulate' && removedId !== null ? 'Instead' : ''}`, {
      removed: nameOf(removedId),
      added: nameOf(addedId),
    })

  function apply({ candidates: changed }: ListImprovement, sentence: string) {
    editor.replace(changed, sentence)
    status.current?.focus()
  }

  return (
    <Dialog title={t('lists.tips.title')} onClose={onClose} actions={<Button onClick={onClose}>{t('common.close')}</Button>}>
      <p ref={status} tabIndex={-1} className={styles.status} role="status">
        {match.value === null
          ? t('ballot.tips.unknown')
          : t('ballot.tips.match', { value: match.value, known: match.known, total: match.total })}
      </p>
      {improvements.length > 0 && (
        <>
          <h3 className={styles.title}>{t('ballot.tips.changes')}</h3>
          <ul className={styles.changes}>
            {improvements.map((improvement) => {
              const sentence = sentenceOf(improvement)
              return (
                <li key={`${improvement.kind} ${improvement.pos} ${improvement.addedId}`}>
                  <span>
                    <span>{sentence}</span> <b className="num">{t('ballot.tips.gain', { gain: improvement.gain })}</b>
                  </span>
                  <Button
                    size="small"
                    aria-label={t('ballot.tips.applyThis', { change: sentence })}
                    onClick={() => apply(improvement, sentence)}
                  >
                    {t('ballot.tips.apply')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {match.value !== null && improvements.length === 0 && <p className={styles.hint}>{t('ballot.tips.none')}</p>}
      <Button size="small" aria-disabled={!editor.canUndo} onClick={editor.undo}>
        <IconArrowBackUp size={20} aria-hidden /> <span>{t('common.undo')}</span>
      </Button>
      <h3 className={styles.title}>{t('ballot.tips.general')}</h3>
      <ol className={styles.tips}>
        {TIPS.filter((tip) => tip !== 'cumulate' || election.maxRepetitions > 1).map((tip) => (
          <li key={tip}>{t(`lists.tips.${tip}`, { repetitions: election.maxRepetitions })}</li>
        ))}
      </ol>
    </Dialog>
  )
}
