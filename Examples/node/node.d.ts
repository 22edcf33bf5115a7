// What header.mjs uses of Node. With the package @types/node this file is not needed.
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}
declare module "node:process" {
  const process: { argv: string[]; exit(code: number): never };
  export default process;
}
