import { contractAt } from './contracts.js';
import { readdirSync } from 'node:fs';
import { pieces } from '#workers/engines/text/cutting.js';
const dir='/work/shared/data/cuad-train/text';
const open=(await import('node:fs')).readFileSync('/tmp/labels/open.txt','utf8').split('\n');
const f=open.find(x=>x.startsWith(process.argv[2]!))!;
const d=await contractAt(dir,f);
for(const s of d.sections) console.log(s.level,'|',s.number,'|',s.heading,'|',JSON.stringify(d.text.slice(s.start,s.start+70)), d.sections.length>0 && s.start);
