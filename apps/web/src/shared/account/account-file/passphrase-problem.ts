/** Four random words have as many. The passphrase alone protects a file that somebody else got hold of. */
const MIN_LENGTH = 12

export type PassphraseProblem = 'passphraseShort' | 'passphrasesDiffer'

/** What is wrong with a new passphrase and its repetition, or null. Length counts letters, not bytes. */
export function passphraseProblem(passphrase: string, repeated: string): PassphraseProblem | null {
  if ([...passphrase.normalize('NFKC')].length < MIN_LENGTH) return 'passphraseShort'
  return passphrase === repeated ? null : 'passphrasesDiffer'
}
