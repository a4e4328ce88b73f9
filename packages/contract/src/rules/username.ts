import type { ErrorCode } from '../errors.ts'
import { isVisible } from '../visible-text.ts'

export const MAX_USERNAME_LENGTH = 60

/** What a name has no need of: control, format and unassigned characters, other spaces than the usual one, and what is drawn as nothing. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u
/** A sequence of emoji, whose parts are joined by invisible characters (UTS 51). */
const EMOJI = /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*/gu
/** Endings that mail programs turn into links, beside all of two or three letters. */
const LONG_ENDINGS = 'info|name|mobi|shop|site|online|store|click|link|live|news|club|cloud|page|tech|swiss|zuerich|website|support|email'
const ADDRESS = new RegExp(String.raw`@|//|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,3}|${LONG_ENDINGS}|xn--[a-z0-9-]+)(?![\p{L}\p{N}])`, 'u')

/** One spelling per name: composed (NFC), without spaces around. */
export function normalizeUsername(username: string): string {
  return username.trim().normalize('NFC')
}

/**
 * The rule that a username breaks, or null [VALID-2]. Names may contain letters of every script, digits, signs and emoji, but nothing that hides
 * or turns text, and no address: they stand in mails. Counts code points.
 */
export function usernameError(username: string): ErrorCode | null {
  const name = normalizeUsername(username)
  if (name === '') return 'username_required'
  if ([...name].length > MAX_USERNAME_LENGTH) return 'username_too_long'
  const isHiding = !isVisible(name) || HIDDEN.test(name.replace(EMOJI, ''))
  return isHiding || ADDRESS.test(name.normalize('NFKC').toLowerCase()) ? 'username_invalid' : null
}
