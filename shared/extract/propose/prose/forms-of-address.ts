// What stands before a name, "Mrs", "rag.", "de heer", and how names themselves are written.

/** Of one person, as running text has them; in capitals or not. */
export const title = String.raw`(?:Mrs?|Ms|Miss|MRS?|MS|MISS|Messrs|Sir|Dame|Mme|Mlle|MM?|Monsieur|Madame|Mademoiselle|Maître|Me|Herrn?|Frau|HERRN?|FRAU|Dr|DR|Prof|Sig|Sig\.ra|sig|sig\.ra|Signora?|signora?|Rag|rag|Dott|dott|Dott\.ssa|dott\.ssa|Geom|geom|Avv|avv|Ing|ing|Arch|arch|Mag|Dipl\.-Ing|D|Dª|D\.ª|Dña|Don|Doña|DON|DOÑA|Sra?|Dra?|Sr\.ª|Senhora?|senhora?|Lic|de heer|De heer|mevrouw|Mevrouw|mevr|dhr|mw|Dhr|Mevr|Mw|drs|mr|mgr|inż)`

const particle = String.raw`(?:de|del|della|dei|la|las|los|le|von|van|der|den|di|da|do|dos|das|du|ten|ter|zu|zur|bin|al|el)`
const word = String.raw`\p{Lu}(?:[\p{L}'’-]*\p{L})`
const initials = String.raw`(?:\p{Lu}\. ?){1,3}`

export const personName = String.raw`(?:${initials})?${word}(?: (?:${particle} )*(?:${word}|\p{Lu}\.(?! \p{Lu}\p{Ll}+ \p{Ll}))){0,4}`
