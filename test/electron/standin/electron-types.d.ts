// Declares the Electron namespace, against which all types of the stand-in are checked.
/// <reference types="electron" />
