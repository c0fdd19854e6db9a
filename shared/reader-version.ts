// What a stored page was read by. It changes whenever the same image may now be read differently: a page of another
// version is not taken from the store again.
export const readerVersion = 'tesseract.js 7.0.0 / 36 + pp-ocrv4'
