// weights of lines: node w.mjs ROOT lines.csv [only wrong]
import fs from 'node:fs';
const root='/work/wt-geo';
const {CountryByEvidence}=await import(root+'/dist/geocode/evidence/weigh.js');
const {openWorldPlaces,openAreas,openPostalCodes}=await import(root+'/dist/data/places/read/world-places.js');
const d={world:openWorldPlaces(),postalCodes:openPostalCodes()};
const ev=new CountryByEvidence(d);
const {parse}=(await import('csv-parse/sync'));
const f=process.argv[2];
if(f.endsWith('.csv')){let ok=0,n=0;for(const r of parse(fs.readFileSync(f),{columns:true})){n++;const w=ev.weigh(r.address).slice(0,3);if(w[0]?.country===r.country)ok++;else console.log(r.country,r.address,'=>',w.map(x=>`${x.country} ${x.row.place.name} ${x.weight.toFixed(1)}${x.isBacked?'*':''}`).join(' | '))}console.log(ok,n)}
else if(f.endsWith('.json')){const L=JSON.parse(fs.readFileSync(f));const h=[];for(const x of L){const [w]=ev.weigh(x.l).filter(y=>!['AU','NZ'].includes(y.country));if(w)h.push([w.weight,x,w])}h.sort((a,b)=>b[0]-a[0]);const n=process.argv[3]??60;for(const [s,x,w] of h.slice(0,n))console.log(x.c,x.l,'=>',w.country,w.row.place.name,s.toFixed(1),w.isBacked?'*':'');console.log([3,4,5,6,7,8,9].map(t=>`>=${t}: ${h.filter(y=>y[0]>=t).length}`).join(' '))}
else console.log(ev.weigh(f).slice(0,6).map(x=>`${x.country} ${x.row.place.name} ${x.weight.toFixed(1)}${x.isBacked?'*':''}`));
