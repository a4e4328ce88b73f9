/** The length of four random words. The passphrase alone protects a file that gets into other hands. */
const MIN_LENGTH = 12

export type PassphraseProblem = 'passphraseShort' | 'passphrasesDiffer'

/** The problem of a new passphrase and its repetition, or null. Length counts letters, not bytes. */
export function passphraseProblem(passphrase: string, repeated: string): PassphraseProblem | null {
  if ([...passphrase.normalize('NFKC')].length < MIN_LENGTH) return 'passphraseShort'
  return passphrase === repeated ? null : 'passphrasesDiffer'
}
