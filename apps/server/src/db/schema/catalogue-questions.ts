import type { LocalizedText, QuestionSnapshot, QuestionType, SameAsRecord } from '@plenara/contract'
import type { JSONColumnType } from 'kysely'

type Text = JSONColumnType<LocalizedText>

export interface QuestionnaireTable {
  id: number
  key: string
}

export interface CategoryTable {
  id: number
  questionnaireId: number
  position: number
  name: Text
  /** The last import no longer had it; null: it is there. */
  gone: boolean | null
}

export interface AxisTable {
  id: number
  questionnaireId: number
  position: number
  name: Text
  /** The last import no longer had it; null: it is there. */
  gone: boolean | null
}

export interface QuestionTable {
  id: number
  questionnaireId: number
  /** The order of asking, from 0. */
  position: number
  categoryId: number
  type: QuestionType
  text: Text
  info: Text
  pro: Text
  contra: Text
  isShort: boolean
  axes: JSONColumnType<QuestionSnapshot['axes']>
  /** What it is marked to ask like; null where nothing. */
  sameAs: JSONColumnType<readonly SameAsRecord[] | null>
  /** Of its class of questions that ask the same; null where it stands alone and never did otherwise. */
  opinionId: number | null
  /** The last import no longer had it; null: it is there. */
  gone: boolean | null
}
