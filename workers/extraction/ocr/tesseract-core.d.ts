/** Node's types leave it out. */
declare const WebAssembly: { validate(bytes: Uint8Array): boolean };

/** The package has no types of its own; these are the functions that are used of it. */
declare module 'tesseract.js-core/*' {
  interface Api {
    /** Returns 0 on success. `mode` 1 is the LSTM engine. */
    Init(dataPath: null, languages: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Loads the file `/input`; returns 1 on failure. */
    SetImageFile(exifOrientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    MeanTextConf(): number;
    Clear(): void;
    End(): void;
  }
  interface Core {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Api;
  }
  const createCore: (module: {
    wasmBinary: Uint8Array;
    TesseractProgress(percent: number): void;
    print(line: string): void;
    printErr(line: string): void;
  }) => Promise<Core>;
  export default createCore;
}
