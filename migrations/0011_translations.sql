CREATE TABLE "glossary_terms" (
	"user_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"en" text NOT NULL,
	"ar" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "glossary_terms_user_id_n_pk" PRIMARY KEY("user_id","n")
);
--> statement-breakpoint
CREATE TABLE "translation_segments" (
	"user_id" uuid NOT NULL,
	"key" char(64) NOT NULL,
	"document_id" char(24) NOT NULL,
	"to" text NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"source" text NOT NULL,
	"output" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_segments_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "public_id" char(24);--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_segments" ADD CONSTRAINT "translation_segments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_segments" ADD CONSTRAINT "translation_segments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translation_segments_document_idx" ON "translation_segments" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_public_id_unique" UNIQUE("public_id");