// safeStorage: real encryption with a key that is not secret, as Electron does on a Linux without a keyring.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { isReady } from '../core/lifecycle.ts'
import { loud } from '../core/loud.ts'
import { ask } from '../core/record.ts'

type Surface =
  | ('isEncryptionAvailable' | 'encryptString' | 'decryptString' | 'getSelectedStorageBackend')
  | ('isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync')

const key = createHash('sha256').update('electron stand-in: not a secret').digest()
const prefix = Buffer.from('v10')

function encrypt(text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([prefix, nonce, cipher.getAuthTag(), body])
}

function decrypt(encrypted: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(3, 15))
    decipher.setAuthTag(encrypted.subarray(15, 31))
    return decipher.update(encrypted.subarray(31), undefined, 'utf8') + decipher.final('utf8')
  } catch (cause) {
    throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.', { cause })
  }
}

export const safeStorage = loud('safeStorage', {
  isEncryptionAvailable: () => isReady() && ask('safeStorage.isEncryptionAvailable', [], true),
  isAsyncEncryptionAvailable: () => Promise.resolve(isReady()),
  getSelectedStorageBackend: () => 'basic_text' as const,
  encryptString: encrypt,
  decryptString: decrypt,
  encryptStringAsync: (text: string) => Promise.resolve(encrypt(text)),
  decryptStringAsync: (encrypted: Buffer) =>
    Promise.try(() => ({ result: decrypt(encrypted), shouldReEncrypt: false })),
}) satisfies Pick<Electron.SafeStorage, Surface>
