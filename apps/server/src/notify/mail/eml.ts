import { headersOf, type WrittenMail } from './mail.ts'

const BOUNDARY = 'plenara-part'

/** A mail as a file (RFC 5322, 8bit) that a mail program opens and that is readable as text. */
export function emlOf(mail: WrittenMail): string {
  const lines = [
    `Message-ID: ${mail.messageId}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${encodedWord(mail.subject)}`,
    ...Object.entries(headersOf(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    ...part('text/plain', mail.text),
    ...part('text/html', mail.html),
    `--${BOUNDARY}--`,
    '',
  ]
  return lines.join('\r\n')
}

function part(type: string, content: string): string[] {
  return [`--${BOUNDARY}`, `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', ...content.split('\n')]
}

/** RFC 2047; words of 75 characters at most, cut between characters. */
function encodedWord(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ')
}
