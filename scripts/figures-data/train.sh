#!/bin/sh
# Trains workers/extraction/ocr/data/figures.traineddata.gz anew: sh scripts/figures-data/train.sh FOLDER FONT_FOLDER...
# Needs Tesseract 5 with its training tools and what lines.py needs; takes about two hours of a processor. The result
# differs a little each time: measure it (npm run bench -- recognition DIR) before it replaces what is there, and raise
# RECOGNITION_VERSION.
set -e
here=$(dirname "$0")
folder=$1
shift
export OMP_THREAD_LIMIT=1
python3 "$here/lines.py" 1 5000 "$folder/figures" 0 "$@"
python3 "$here/lines.py" 11 3600 "$folder/signs" 0.36 "$@"
for picture in "$folder"/figures/*.png "$folder"/signs/*.png; do
  tesseract "$picture" "${picture%.png}" --psm 13 -l eng lstm.train >/dev/null 2>&1 || true
done
# The second kind counts twice: it has more of the fonts that documents use.
ls "$folder"/figures/*.lstmf "$folder"/signs/*.lstmf "$folder"/signs/*.lstmf >"$folder/files"
unicharset_extractor --output_unicharset "$folder/unicharset" --norm_mode 1 "$folder"/figures/*.box
printf '#\n' >"$folder/radical-stroke.txt"
combine_lang_model --input_unicharset "$folder/unicharset" --script_dir "$folder" --output_dir "$folder" \
  --lang figures --pass_through_recoder
data="$folder/figures/figures.traineddata"
lstmtraining --traineddata "$data" --model_output "$folder/model" --train_listfile "$folder/files" \
  --net_spec '[1,40,0,1 Ct3,3,16 Mp2,2 Lfys32 Lfx64 Lrx64 Lfx96 O1c1]' --learning_rate 0.002 --max_iterations 60000 || true
lstmtraining --stop_training --convert_to_int --continue_from "$folder/model_checkpoint" --traineddata "$data" \
  --model_output "$folder/figures.traineddata"
gzip -9nc "$folder/figures.traineddata" >"$here/../../workers/extraction/ocr/data/figures.traineddata.gz"
