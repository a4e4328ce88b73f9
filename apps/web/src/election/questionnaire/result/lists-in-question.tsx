import type { OfficialList } from '@plenara/contract'
import { bandAround, halfWidthOf, listsInQuestion, type Outlook } from '@plenara/domain/belief'
import { seededOrder } from '@plenara/domain/fair-order'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { BandLine } from '../../shared/band-line.tsx'
import { listRowsOf } from './api.ts'
import styles from './lists-in-question.module.css'

export interface ListsInQuestionProps {
  readonly lists: readonly OfficialList[]
  readonly outlook: Outlook
  readonly seed: string
}

/** The lists that may still have the best match, and their number, in a fair random order. */
export function ListsInQuestion({ lists, outlook, seed }: ListsInQuestionProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const found = seededOrder(listsInQuestion(listRowsOf(lists, outlook), outlook.expected, outlook), seed, ({ listId }) => listId)
  const listById = new Map(lists.map((list) => [list.id, list]))
  if (found.length === 0) return null
  return (
    <section className={styles.lists}>
      <div className={styles.head}>
        <h2>{t('outlook.lists', { count: found.length, total: lists.length })}</h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{t('outlook.allLists', { count: found.length })}</span> <IconChevronDown size={20} aria-hidden />
        </button>
      </div>
      {isOpen && (
        <ul className={styles.found}>
          {found.map(({ listId, rows, expected }) => {
            const list = listById.get(listId)
            const halfWidth = halfWidthOf(rows, outlook)
            return (
              <li key={listId}>
                <p>
                  {list?.number && <b className="num">{list.number}</b>} <span>{list?.name}</span>
                </p>
                <BandLine band={bandAround(expected, halfWidth)} halfWidth={halfWidth} middle={expected} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
