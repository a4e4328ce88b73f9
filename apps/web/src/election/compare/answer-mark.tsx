import styles from './compare.module.css'

/** A round mark for the user, a square for the first and a diamond for the second person. */
export function AnswerMark({ kind }: { readonly kind: 'mine' | 'first' | 'second' }) {
  return <span className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />
}
