// A few words in each supported script, and some that are hard to write.

export const scripts: Readonly<Record<string, readonly string[]>> = {
  Latin: ['Größe', 'naïve', 'Straße', '12.50', '–'],
  Cyrillic: ['Съешь', 'ещё', 'этих'],
  Greek: ['Ξεσκεπάζω', 'τὴν'],
  Hebrew: ['שלום', 'עולם', '2026', 'קובץ'],
  Arabic: ['السلام', 'عليكم', 'ورحمة'],
  Devanagari: ['नमस्ते', 'दुनिया', 'क्षत्रिय'],
  Thai: ['สวัสดี', 'ชาวโลก'],
  Hangul: ['안녕하세요', '세계'],
  Han: ['发票号码'],
  marks: ['e\u0301tude', 'Ve\u0302\u0301t'],
  beyond: ['𠮷野家', '😀'],
}
