"""Draws words of figures as a scan shows them, with their labels, for training the data `figures` (train.sh).

Usage: lines.py SEED NUMBER FOLDER SHARE_OF_SIGNS FONT_FOLDER...
Needs Pillow, NumPy and fontTools, and fonts with Arabic figures. Labels: 0-9 figures of Europe, a-j of Arabic, a-d k-m h-j
of Persian (they differ in 4, 5 and 6), M and H the letters of the years, z an Arabic comma; see figures.ts.
"""
import glob, io, os, random, sys
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

seed, n, out, share = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], float(sys.argv[4])
random.seed(seed)
rng = np.random.default_rng(seed)
os.makedirs(out, exist_ok=True)
# Not trained on, to measure with: the fonts of the pages that are held out.
HELD = ('Scheherazade', 'NotoSansArabic', 'KacstBook', 'Lateef', 'NotoKufi', 'nazli', 'AmiriQuran', 'KacstOne', 'KacstNaskh')
SKIP = ('Nastaliq', 'Decorative', 'KacstArt', 'KacstPoster', 'KacstPen', 'KacstQurn', 'mry_', 'Colored', 'Quran', 'Shado', 'TitleL', 'ae_Nice', 'Electron', 'AlManzomah', 'ae_Metal', 'ae_Japan', 'ae_Jet', 'Thaana', 'Syriac', 'Siyaq')
fonts = []
for folder in sys.argv[5:]:
    for file in glob.glob(folder + '/**/*.[to]tf', recursive=True):
        name = os.path.basename(file)
        if any(part.lower() in name.lower() for part in SKIP + HELD): continue
        try: characters = TTFont(file, fontNumber=0).getBestCmap()
        except Exception: continue
        if characters and 0x661 in characters and 0x665 in characters: fonts.append((file, characters))
AR = '٠١٢٣٤٥٦٧٨٩'; FA = '۰۱۲۳۴۵۶۷۸۹'
LAB_AR = 'abcdefghij'; LAB_FA = 'abcdklmhij'
def num():
    r = random.random; d = lambda k: ''.join(random.choice('0123456789') for _ in range(k))
    k = random.randrange(15)
    nz = lambda k: random.choice('123456789') + d(k - 1)
    if k == 0: return f'{random.randint(1,30):02d}/{random.randint(1,12):02d}/{random.choice(["14"+d(2),"20"+d(2),"19"+d(2)])}'
    if k == 1: return f'{random.choice(["14"+d(2),"20"+d(2)])}/{random.randint(1,12):02d}/{random.randint(1,30):02d}'
    if k == 2: return f'{nz(random.randint(1,3))},{random.choice(["000",d(3)])}' + (f',{random.choice(["000",d(3)])}' if r() < .3 else '') + (f'.{d(2)}' if r() < .3 else '')
    if k == 3: return f'{nz(random.randint(1,2))}.{d(random.randint(1,2))}'
    if k == 4: return nz(10)
    if k == 5: return '05' + d(8)
    if k == 6: return f'{nz(1)}-{nz(1)}'
    if k == 7: return f'{nz(1)}.{nz(1)}'
    if k == 8: return d(random.randint(3, 9))
    if k == 9: return '20' + d(2) if r() < .5 else '14' + d(2)
    if k == 10: return f'{nz(random.randint(1,2))}:{d(2)}'
    if k == 11: return f'20{d(2)}/{d(4)}'
    return nz(random.choice([1, 1, 2, 2, 2, 3, 4]))
def sample():
    s = num(); sysm = random.choices('WAF', (20, 45, 35))[0]
    date = s.count('/') == 2 or (len(s) == 4 and s[:2] in ('14', '20'))
    lab, txt = '', ''
    for c in s:
        if c.isdigit():
            i = int(c); lab += c if sysm == 'W' else LAB_AR[i] if sysm == 'A' else LAB_FA[i]
            txt += c if sysm == 'W' else AR[i] if sysm == 'A' else FA[i]
        elif c == ',' and sysm != 'W' and random.random() < .25: lab += ','; txt += '٬'
        elif c == '.' and sysm != 'W' and random.random() < .25: lab += ','; txt += '٫'
        else: lab += c; txt += c
    L = lambda l, t=None: (l, l if t is None else t)
    left, right = [], []
    if date and random.random() < .45: left.append(L('M', 'ﻡ') if random.random() < .5 else L('H', random.choice(['ﻫ', 'ﻫـ'])))
    elif '/' not in s and random.random() < .22:
        p = random.choice(['%', '%', '٪']); (right if random.random() < .55 else left).append(L('%', p))
    if random.random() < .18: left.append(L('(')); right.append(L(')'))
    elif random.random() < .1: left.append(L('-'))
    elif random.random() < .03: right.append(L('-'))
    elif random.random() < .03: left.append(L(')'))
    elif random.random() < .03: right.append(L('('))
    if random.random() < .3: left.append(random.choice([L('z', '،'), L('.'), L('z', '،'), L(':')]))
    left = left[::-1]
    return ''.join(a for a, _ in left) + lab + ''.join(a for a, _ in right), ''.join(b for _, b in left) + txt + ''.join(b for _, b in right)
SIGNS = {'،': 'z', '.': '.', ':': ':', '؛': ':z', 'ء': '--', '»': '((', '«': '))', '؟': '/z'}
MAIN = ('Amiri', 'Naskh', 'DejaVuSans.', 'DejaVuSans-', 'Kacst', 'FreeFarsi', 'Thabit.', 'Harmattan', 'ae_AlArabiya', 'ae_Tholoth', 'ae_Dimnah', 'ae_Furat', 'ae_AlHor', 'ae_Arab', 'ae_Ostorah', 'ae_Salem', 'ae_Hor', 'homa', 'titr', 'Alkalami', 'AlMohanad')
good = [x for x in fonts if any(m in x[0] for m in MAIN)]
i = 0; lst = []
while i < n:
    sign = random.random() < share
    if sign: txt = random.choices(list(SIGNS), (30, 20, 10, 14, 14, 5, 5, 4))[0]; lab = SIGNS[txt]
    else: lab, txt = sample()
    f, cm = random.choice(good if random.random() < .75 else fonts)
    if any(ord(c) not in cm for c in txt): continue
    size = random.uniform(10, 17) * 200 / 72 * random.choice([1, 1, 1, .9, 1.15]); S = 3
    try: font = ImageFont.truetype(f, int(size * S), layout_engine=ImageFont.Layout.BASIC); [font.getmask(c) for c in txt]
    except OSError: continue
    ref = font.getbbox('٩' if ord('9') not in cm or 'a' < lab[0] else '1', anchor='ls'); h = -ref[1]
    if h < 10 * S: continue
    H = h / random.uniform(.42, .78); base = H * (1 - random.uniform(.12, .34))
    if base - h < 2: base = h + 2
    if sign:
        bb = font.getbbox(txt, anchor='ls'); H = h * random.uniform(1.3, 1.8); base = H - h * random.uniform(.15, .4) - bb[3]
        if base + bb[1] < 0: continue
    track = random.choice([0, 0, 0, .02, .04]) * size * S
    w = sum(font.getlength(c) + track for c in txt); pad = random.uniform(.06, .4) * H
    im = Image.new('L', (int(w + pad * 2), int(H)), 255); dr = ImageDraw.Draw(im); x = pad
    for c in txt: dr.text((x, base), c, font=font, fill=0, anchor='ls'); x += font.getlength(c) + track
    if random.random() < .12: # slice of a neighbour line
        dr.text((pad, base + H * random.uniform(.55, .8)), txt[::-1], font=font, fill=0, anchor='ls')
    im = im.rotate(random.uniform(-.7, .7), resample=Image.BICUBIC, fillcolor=255)
    im = im.resize((max(6, im.width // S), max(8, im.height // S)), Image.LANCZOS)
    im = im.filter(ImageFilter.GaussianBlur(random.uniform(.3, 1.2)))
    a = np.asarray(im, np.float32); ink = random.uniform(0, 70); a = a * (255 - ink) / 255 + ink
    a = a * .94 + 6 + rng.normal(0, random.uniform(1, 12), a.shape)
    b = io.BytesIO(); Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)).save(b, 'JPEG', quality=random.randint(45, 85)); im = Image.open(b).convert('L')
    a = np.asarray(im, np.float32)
    p = np.pad(a, 1, mode='edge'); a = (p[:, :-2] + 2 * p[:, 1:-1] + p[:, 2:]) / 4; a = (a[:-2] + 2 * a[1:-1] + a[2:]) / 4
    lo, hi = ink * .9 + random.uniform(0, 20), 232 - random.uniform(0, 12)
    a = np.clip((a - lo) * 255 / (hi - lo), 0, 255).astype(np.uint8)
    name = f'{out}/{i:05d}'; Image.fromarray(a).save(name + '.png')
    hh, ww = a.shape
    with open(name + '.box', 'w') as o:
        o.write(f'WordStr 0 0 {ww} {hh} 0 #{lab}\n\t {ww} 0 {ww+1} {hh} 0\n')
    open(name + '.gt.txt', 'w').write(lab + '\n'); i += 1
